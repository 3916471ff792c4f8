// For the API, and for tests of its responses. Browsers take only types from it: schemas bring their library along.
export { DEFAULT_COLOR } from '../default-color';
export { LIMITS } from '../limits';
export * from './api-paths';
export { ErrorBodySchema, type ErrorBody } from './common.schema';
export * from './user.schema';
export * from './picture.schema';
export * from './store.schema';
export * from './delivery.schema';
export * from './product.schema';
export * from './order-status';
export * from './order.schema';
export * from './payment-field-types';
export * from './payment.schema';
export * from './accepted-responses.schema';
