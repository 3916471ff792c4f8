import { Type, type Static } from 'typebox';
import { Nullable, RupeesSchema } from '../common.schema';

/**
 * What a gift card pays of an order, in rupees; `codeEnding` has the last letters of its code. With `null`, it is the store
 * credit of the account.
 */
export const OrderCreditSchema = Type.Object({
  codeEnding: Nullable(Type.String()),
  amount: RupeesSchema,
});
export type OrderCredit = Static<typeof OrderCreditSchema>;
