import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { EmailSchema } from '../account/user.schema';
import { DaySchema, Nullable, RupeesSchema } from '../common.schema';

/**
 * GET /gift-cards: what gift cards the shop sells, in rupees. `amounts` are suggestions; others can be chosen in whole rupees
 * from `minimum` to `maximum`. 404: the shop sells none.
 */
export const GiftCardOfferSchema = Type.Object({
  amounts: Type.Array(RupeesSchema),
  minimum: RupeesSchema,
  maximum: RupeesSchema,
});
export type GiftCardOffer = Static<typeof GiftCardOfferSchema>;

/**
 * POST /gift-cards: orders a gift card, which is paid like any order. `recipient` is the address that its code is mailed to, as
 * soon as it is paid, or on the day `sendOn` in India.
 */
export const GiftCardRequestSchema = Type.Object({
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Rupees' }),
  recipient: EmailSchema,
  message: Type.Optional(Type.String({ maxLength: LIMITS.giftMessageMax })),
  sendOn: Type.Optional(DaySchema),
});
export type GiftCardRequest = Static<typeof GiftCardRequestSchema>;

/**
 * The gift card that an order buys. A guest sees neither recipient nor message. `codeEnding` has the last letters of its code;
 * null until it is mailed. `sendOn` is null for one that is mailed as soon as it is paid.
 */
export const OrderedGiftCardSchema = Type.Object({
  recipient: Nullable(Type.String()),
  message: Nullable(Type.String()),
  sendOn: Nullable(DaySchema),
  codeEnding: Nullable(Type.String()),
});
export type OrderedGiftCard = Static<typeof OrderedGiftCardSchema>;
