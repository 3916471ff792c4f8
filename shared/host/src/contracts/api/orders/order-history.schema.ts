import { Type, type Static } from 'typebox';
import { RupeesSchema, TimestampSchema } from '../common.schema';
import { ORDER_EVENT_KINDS, REFUND_STATES } from './order-status';

/**
 * An event of an order. `details` depends on the kind: `shipped` and `exchange-sent` have the carrier, the
 * tracking number and the carrier's page, `refunded` and `refund-failed` the amount in rupees, the steps of a
 * return its id, and a refused return the reason, which guests aren't shown.
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

/** Money received for an order; `method` is the display name of the payment method. */
export const OrderPaymentSchema = Type.Object({
  method: Type.String(),
  amount: RupeesSchema,
  at: TimestampSchema,
});
export type OrderPayment = Static<typeof OrderPaymentSchema>;

/** A refund; `toCredit` is true for one to a gift card or as store credit, and else absent. An amount that is due but not requested yet is only in the order's `refundAmount`. */
export const OrderRefundSchema = Type.Object({
  amount: RupeesSchema,
  state: Type.Enum(REFUND_STATES),
  toCredit: Type.Optional(Type.Boolean()),
  at: TimestampSchema,
});
export type OrderRefund = Static<typeof OrderRefundSchema>;
