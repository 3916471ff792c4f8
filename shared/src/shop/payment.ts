export {
  parsePaymentFields,
  type PaymentField,
  type PaymentOption,
  type PaymentRules,
} from './payment-fields';
export {
  parsePaymentResponse,
  type PaymentFormEntry,
  type PaymentResponse,
} from './payment-response';
