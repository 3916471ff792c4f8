import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import {
  LineQuantitySchema,
  Nullable,
  presentedVariant,
  requestedVariant,
  RupeesSchema,
  TimestampSchema,
} from '../common.schema';
import { RETURN_KINDS, RETURN_REASONS, RETURN_STATES } from './order-status';
import { ShippingAddressSchema } from './shipping-address.schema';

/** A line of an order that is sent back; for an exchange, size, colour and other options are those of the replacement. */
export const ReturnRequestLineSchema = Type.Object({
  /** The `id` of the order's item. */
  itemId: Type.String({ minLength: 1, maxLength: 120 }),
  quantity: LineQuantitySchema,
  ...requestedVariant,
});

/**
 * POST /orders/{id}/returns. The comment is required where the reason is `other`, and the UPI ID for the return of an order
 * that is paid on delivery, because there is no card or account to refund it to. With `asCredit`, the refund is store credit
 * instead, at once when the return is received.
 */
export const ReturnRequestSchema = Type.Object({
  kind: Type.Enum(RETURN_KINDS),
  lines: Type.Array(ReturnRequestLineSchema, { minItems: 1, maxItems: LIMITS.orderLinesMax }),
  reason: Type.Enum(RETURN_REASONS),
  comment: Type.Optional(Type.String({ maxLength: LIMITS.returnCommentMax })),
  refundUpiId: Type.Optional(Type.String({ maxLength: LIMITS.upiIdMax })),
  asCredit: Type.Optional(Type.Boolean()),
  /** Where the parcel is picked up. */
  pickupAddress: ShippingAddressSchema,
});
export type ReturnRequest = Static<typeof ReturnRequestSchema>;

/** A return or an exchange. `refundAmount` is refunded once it is received, in rupees: 0 for an exchange. */
export const OrderReturnSchema = Type.Object({
  id: Type.String(),
  kind: Type.Enum(RETURN_KINDS),
  state: Type.Enum(RETURN_STATES),
  createdAt: TimestampSchema,
  lines: Type.Array(
    Type.Object({
      itemId: Type.String(),
      quantity: Type.Integer(),
      ...presentedVariant,
    }),
  ),
  reason: Type.Enum(RETURN_REASONS),
  comment: Nullable(Type.String()),
  pickupAddress: ShippingAddressSchema,
  refundAmount: RupeesSchema,
  /** True where the refund is store credit; absent where it goes back as it was paid. */
  asCredit: Type.Optional(Type.Boolean()),
  /** True until the parcel is picked up. */
  canWithdraw: Type.Boolean(),
});
export type OrderReturn = Static<typeof OrderReturnSchema>;
