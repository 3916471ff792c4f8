/** The types that a field of the payment form can have (PAY-03). */
export const PAYMENT_FIELD_TYPES = [
  'text',
  'email',
  'password',
  'number',
  'tel',
  'textarea',
  'select',
  'checkbox',
] as const;

export type PaymentFieldType = (typeof PAYMENT_FIELD_TYPES)[number];
