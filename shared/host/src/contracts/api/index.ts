// For the API, and for tests of its responses. Browser code imports only types from here, because schemas
// pull in TypeBox.
export { DEFAULT_COLOR } from '../default-color';
export * as LIMITS from '../limits';
export * as apiPaths from './api-paths';
export * from './api-prefix';
export {
  DaySchema,
  ErrorBodySchema,
  Nullable,
  type ErrorBody,
  type Labels,
  type SelectedOptions,
} from './common.schema';
export * from './account/user.schema';
export * from './catalogue/picture.schema';
export * from './catalogue/store.schema';
export * from './catalogue/collection-page.schema';
export * from './changes.schema';
export * from './delivery.schema';
export * from './catalogue/product.schema';
export * from './account/wishlist.schema';
export * from './catalogue/review-values';
export * from './catalogue/review.schema';
export * from './orders/order-status';
export * from './orders/order-history.schema';
export * from './orders/order-credit.schema';
export * from './orders/order-offer.schema';
export * from './orders/gift-card.schema';
export * from './orders/order.schema';
export * from './orders/quote.schema';
export * from './orders/return.schema';
export * from './orders/shipping-address.schema';
export * from './account/address.schema';
export * from './account/account-data.schema';
export * from './account/alert.schema';
export * from './account/messages.schema';
export * from './account/store-credit.schema';
export * from './pincode.schema';
export * from './payment/payment-field-types';
export * from './payment/payment.schema';
export * from './payment/cash-on-delivery.schema';
export * from './accepted-responses.schema';
