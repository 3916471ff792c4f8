import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { DaySchema, Nullable, RupeesSchema, TimestampSchema } from '../common.schema';

/** What was added to store credit, or taken from it. */
const StoreCreditEntrySchema = Type.Object({
  /** Further kinds may be added. */
  kind: Type.Enum(['issued', 'redeemed', 'released', 'refunded', 'expired', 'revoked']),
  /** Rupees; below zero for what was taken. */
  amount: Type.Number(),
  at: TimestampSchema,
  orderId: Nullable(Type.String()),
});

/**
 * GET /store-credit: what the account has with the shop, in rupees; `parts` are valid until their last days, the first one to
 * expire first. `entries` are the newest ones, newest first.
 */
export const StoreCreditSchema = Type.Object({
  balance: RupeesSchema,
  parts: Type.Array(Type.Object({ amount: RupeesSchema, validUntil: DaySchema })),
  entries: Type.Array(StoreCreditEntrySchema),
});
export type StoreCredit = Static<typeof StoreCreditSchema>;

/** POST /gift-cards/balance; 400 with the field `code` for one that can't be used. */
export const GiftCardQuerySchema = Type.Object({
  code: Type.String({ minLength: 1, maxLength: LIMITS.couponCodeMax }),
});

/** What is left on a gift card, in rupees, and its last day. */
export const GiftCardSchema = Type.Object({ balance: RupeesSchema, validUntil: DaySchema });
export type GiftCard = Static<typeof GiftCardSchema>;
