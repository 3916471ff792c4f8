import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { PAYMENT_FIELD_TYPES } from './payment-field-types';

export const PaymentFieldTypeSchema = Type.Enum(PAYMENT_FIELD_TYPES);

export const PaymentOptionSchema = Type.Object({ value: Type.String(), label: Type.String() });
export type PaymentOption = Static<typeof PaymentOptionSchema>;

export const PaymentFieldRulesSchema = Type.Object({
  required: Type.Optional(Type.Boolean()),
  minLength: Type.Optional(Type.Integer()),
  maxLength: Type.Optional(Type.Integer()),
  pattern: Type.Optional(Type.String()),
});
export type PaymentFieldRules = Static<typeof PaymentFieldRulesSchema>;

/**
 * A field of the payment form. In `mask`, `9` is a digit, `a` a letter, `*` either; all else is literal. `list` shows all
 * options of a select at once.
 */
export const PaymentFieldSchema = Type.Object({
  name: Type.String(),
  label: Type.String(),
  type: PaymentFieldTypeSchema,
  placeholder: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(PaymentOptionSchema)),
  list: Type.Optional(Type.Boolean()),
  inline: Type.Optional(Type.Boolean()),
  mask: Type.Optional(Type.String()),
  rules: Type.Optional(PaymentFieldRulesSchema),
  defaultValue: Type.Optional(Type.String()),
  showWhenFilled: Type.Optional(Type.Array(Type.String())),
});
export type PaymentField = Static<typeof PaymentFieldSchema>;

/**
 * GET /payments/fields: with the id of the order to pay, its owner gets fields that are prefilled from the
 * order.
 */
export const PaymentFieldsQuerySchema = Type.Object({
  orderId: Type.Optional(Type.String({ maxLength: 100 })),
});

/**
 * GET /payments/fields. An API without a payment provider responds to this and to POST /payments with
 * 503 and an `ErrorBody`.
 */
export const PaymentFieldsResponseSchema = Type.Object({ fields: Type.Array(PaymentFieldSchema) });
export type PaymentFieldsResponse = Static<typeof PaymentFieldsResponseSchema>;

/** POST /payments */
export const PaymentRequestSchema = Type.Object({
  orderId: Type.String({ minLength: 1, maxLength: 100 }),
  fields: Type.Record(Type.String(), Type.String({ maxLength: LIMITS.paymentFieldMax }), {
    maxProperties: 50,
  }),
});
export type PaymentRequest = Static<typeof PaymentRequestSchema>;

/** What a hidden form posts: `type`, `url`, and each entry of `data` as `data[key]`. */
export const PaymentFormParamsSchema = Type.Object({
  type: Type.String(),
  url: Type.String(),
  data: Type.Record(Type.String(), Type.String()),
});

export const PaymentActionSchema = Type.Object({
  type: Type.Union([Type.Literal('redirect_post'), Type.Literal('deeplink'), Type.Literal('qr')]),
  redirectUrl: Type.Optional(Type.String()),
  formParams: Type.Optional(PaymentFormParamsSchema),
  qr: Type.Optional(Type.String({ description: 'Text to draw as a QR code' })),
  qrBase64: Type.Optional(Type.String()),
});

/** The next step of a payment; `error` is given where `success` is false. */
export const PaymentResponseSchema = Type.Object({
  success: Type.Boolean(),
  error: Type.Optional(Type.String()),
  redirectUrl: Type.Optional(Type.String()),
  action: Type.Optional(PaymentActionSchema),
});
export type PaymentResponse = Static<typeof PaymentResponseSchema>;

/**
 * POST /payments/callback: a payment provider's signed report. `amount` is paise. Approvals with different
 * ids are different receipts of money, even for the same payment; a repeated id is the same event.
 */
export const PaymentEventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  ref: Type.String({ minLength: 1, maxLength: 100 }),
  outcome: Type.Union([Type.Literal('approved'), Type.Literal('declined')]),
  amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  currency: Type.String({ maxLength: 10 }),
});
export type PaymentEvent = Static<typeof PaymentEventSchema>;
