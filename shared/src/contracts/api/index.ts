export { LIMITS } from '../limits';
export * from './paths';
export { ErrorBodySchema, type ErrorBody } from './common.schema';
export * from './user.schema';
export * from './picture.schema';
export * from './store.schema';
export * from './product.schema';
export * from './order.schema';
export * from './payment.schema';
