import { Type, type Static } from 'typebox';
import { Nullable, RupeesSchema } from '../common.schema';

/**
 * An offer that an order uses. `discount` is what it takes off the lines, in rupees: 0 for one that makes the shipping
 * free. `code` is null for an offer that applies without one.
 */
export const OrderOfferSchema = Type.Object({
  title: Type.String(),
  code: Nullable(Type.String()),
  discount: RupeesSchema,
});
export type OrderOffer = Static<typeof OrderOfferSchema>;
