import { Type, type Static } from 'typebox';
import { RupeesSchema, TimestampSchema } from '../common.schema';
import { ORDER_EVENT_KINDS, REFUND_STATES } from './order-status';

/**
 * What happened to an order. `details` has what there is to say of it: of `shipped` and `exchange-sent` the
 * carrier, its tracking number and its page, of `refunded` and `refund-failed` the amount in rupees, of the steps of
 * a return its id, and of a refused one the reason, which guests aren't shown.
 */
export const OrderEventSchema = Type.Object({
  kind: Type.Enum(ORDER_EVENT_KINDS),
  at: TimestampSchema,
  details: Type.Object({
    carrier: Type.Optional(Type.String()),
    tracking: Type.Optional(Type.String()),
    trackingUrl: Type.Optional(Type.String()),
    amount: Type.Optional(RupeesSchema),
    returnId: Type.Optional(Type.String()),
    reason: Type.Optional(Type.String()),
  }),
});
export type OrderEvent = Static<typeof OrderEventSchema>;

/** Money that came in for an order; `method` is the name of the payment method, in words. */
export const OrderPaymentSchema = Type.Object({
  method: Type.String(),
  amount: RupeesSchema,
  at: TimestampSchema,
});
export type OrderPayment = Static<typeof OrderPaymentSchema>;

/** Money that goes back. What is due and isn't asked for yet is in the order's `refundAmount` only. */
export const OrderRefundSchema = Type.Object({
  amount: RupeesSchema,
  state: Type.Enum(REFUND_STATES),
  at: TimestampSchema,
});
export type OrderRefund = Static<typeof OrderRefundSchema>;
