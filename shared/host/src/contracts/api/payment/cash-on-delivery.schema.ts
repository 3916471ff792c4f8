import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { RupeesSchema, TimestampSchema } from '../common.schema';

/** Why an order can't be paid on delivery. */
export const CASH_ON_DELIVERY_REFUSALS = [
  'off',
  'pin',
  'too-little',
  'too-much',
  'open-orders',
  'refused-before',
] as const;
export type CashOnDeliveryRefusal = (typeof CASH_ON_DELIVERY_REFUSALS)[number];

/**
 * GET /orders/{id}/cash-on-delivery: whether the token's own pending order can be paid on delivery, or why not. The limits
 * of its total are rupees. `phone` is the end of the number to which the code is sent. A shop without the method responds
 * with the reason `off`.
 */
export const CashOnDeliverySchema = Type.Object({
  isOffered: Type.Boolean(),
  reason: Type.Optional(Type.Enum(CASH_ON_DELIVERY_REFUSALS)),
  minimum: RupeesSchema,
  maximum: RupeesSchema,
  phone: Type.String(),
});
export type CashOnDelivery = Static<typeof CashOnDeliverySchema>;

/** POST /orders/{id}/cash-on-delivery/code: until when the code is valid, and from when on another can be sent. */
export const OrderCodeSchema = Type.Object({
  expiresAt: TimestampSchema,
  nextAt: TimestampSchema,
});
export type OrderCode = Static<typeof OrderCodeSchema>;

/** POST /orders/{id}/cash-on-delivery: confirms the order by the code that was sent. */
export const OrderConfirmationSchema = Type.Object({
  code: Type.String({ minLength: 1, maxLength: LIMITS.orderCodeMax }),
});
