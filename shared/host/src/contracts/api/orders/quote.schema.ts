import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { Nullable, RupeesSchema } from '../common.schema';
import { ShippingRateSchema } from '../catalogue/store.schema';
import { CouponCodesSchema, OrderRequestItemSchema, PricedItemSchema } from './order.schema';
import { OrderCreditSchema } from './order-credit.schema';
import { OrderOfferSchema } from './order-offer.schema';

/** POST /quotes: the lines that an order would have. */
export const QuoteRequestSchema = Type.Object({
  items: Type.Array(OrderRequestItemSchema, { minItems: 1, maxItems: LIMITS.orderLinesMax }),
  couponCodes: Type.Optional(CouponCodesSchema),
  useStoreCredit: Type.Optional(Type.Boolean()),
});
export type QuoteRequest = Static<typeof QuoteRequestSchema>;

/** A code that was entered, as the shop spells it; `problem` says to the shopper why it isn't used. */
export const EnteredCodeSchema = Type.Object({
  code: Type.String(),
  problem: Nullable(Type.String()),
});
export type EnteredCode = Static<typeof EnteredCodeSchema>;

/**
 * What an order would cost now; a guest counts as a new customer. Lines that can't be ordered are left out. `subtotal` is
 * the sum of the lines, and `total` that and the shipping, less `discount`. `credits` pay a part of it and leave `toPay`; both
 * are absent where none is used. `storeCredit` is what the account has, whether it is used or not; absent for nothing.
 */
export const QuoteSchema = Type.Object({
  items: Type.Array(PricedItemSchema),
  subtotal: RupeesSchema,
  discount: RupeesSchema,
  shipping: ShippingRateSchema,
  total: RupeesSchema,
  credits: Type.Optional(Type.Array(OrderCreditSchema)),
  toPay: Type.Optional(RupeesSchema),
  storeCredit: Type.Optional(RupeesSchema),
  offers: Type.Array(OrderOfferSchema),
  couponCodes: Type.Array(EnteredCodeSchema),
});
export type Quote = Static<typeof QuoteSchema>;

export const QuoteResponseSchema = Type.Object({ data: QuoteSchema });
