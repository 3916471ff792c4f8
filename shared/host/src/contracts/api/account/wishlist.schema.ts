import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { nonBlankText, Nullable, RupeesSchema, TimestampSchema } from '../common.schema';

/** A product on the wishlist of an account. */
export const WishlistItemSchema = Type.Object({
  productId: Type.String(),
  priceWhenAdded: Nullable(RupeesSchema),
  addedAt: TimestampSchema,
});
export type WishlistItem = Static<typeof WishlistItemSchema>;

/** GET and POST /wishlist: what is on it, the oldest first. */
export const WishlistResponseSchema = Type.Object({ data: Type.Array(WishlistItemSchema) });
export type WishlistResponse = Static<typeof WishlistResponseSchema>;

/** A product that was added on a device. The price defaults to the current one, the time to now. */
export const WishlistAdditionSchema = Type.Object({
  productId: nonBlankText(LIMITS.productIdMax),
  priceWhenAdded: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 10_000_000 }))),
  addedAt: Type.Optional(TimestampSchema),
});
export type WishlistAddition = Static<typeof WishlistAdditionSchema>;

/** POST /wishlist */
export const WishlistMergeSchema = Type.Object({
  items: Type.Array(WishlistAdditionSchema, { maxItems: LIMITS.wishlistMax }),
});
