import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { AddressSchema } from './address.schema';
import { AlertSchema } from './alert.schema';
import { MessageHistorySchema } from './messages.schema';
import { TimestampSchema } from '../common.schema';
import { OwnReviewSchema } from '../catalogue/review.schema';
import { OrderSchema } from '../orders/order.schema';
import { StoreCreditSchema } from './store-credit.schema';
import { AccountInfoSchema, SessionSchema } from './user.schema';
import { WishlistItemSchema } from './wishlist.schema';

/** GET /accountInfo/export: all that the shop keeps about the account. */
export const AccountExportSchema = Type.Object({
  exportedAt: TimestampSchema,
  account: Type.Object({
    ...AccountInfoSchema.properties,
    language: Type.String({ description: 'That mails to the account are written in' }),
  }),
  addresses: Type.Array(AddressSchema),
  orders: Type.Array(OrderSchema),
  wishlist: Type.Array(WishlistItemSchema),
  reviews: Type.Array(OwnReviewSchema),
  alerts: Type.Array(AlertSchema),
  messageChoices: MessageHistorySchema,
  storeCredit: StoreCreditSchema,
  devices: Type.Array(SessionSchema),
});
export type AccountExport = Static<typeof AccountExportSchema>;

/** DELETE /accountInfo. The password's length is not checked: a short one is just a wrong one. */
export const AccountDeletionSchema = Type.Object({
  password: Type.String({ minLength: 1, maxLength: 4 * LIMITS.passwordMax }),
});
