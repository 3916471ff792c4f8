// For browsers and Node alike: paths, codes and limits, which need no library.
export * as apiPaths from './api/api-paths';
export { API_PREFIX, LOCAL_API_PORT } from './api/api-prefix';
export {
  ORDER_EVENT_KINDS,
  ORDER_STATUS,
  type OrderEventKind,
  PAID_STATUSES,
  REFUND_STATES,
  type RefundState,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnKind,
  type ReturnReason,
  type ReturnState,
} from './api/orders/order-status';
export {
  FIT_VOTES,
  type FitVote,
  REVIEW_SORTS,
  REVIEW_STATES,
  type ReviewSort,
  type ReviewState,
} from './api/catalogue/review-values';
export { PAYMENT_FIELD_TYPES, type PaymentFieldType } from './api/payment/payment-field-types';
export { DEFAULT_COLOR } from './default-color';
export { creditTitle } from '../format/credit-title';
export { formatDeliveryDays } from '../format/delivery-dates';
export * as LIMITS from './limits';
export * as pagePaths from './page-paths';
export { POLICY_SLUGS, type PolicySlug } from './policy-slugs';
export * as STORAGE_KEYS from './storage-keys';
