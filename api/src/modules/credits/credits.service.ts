import type { GiftCard, StoreCredit } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { BadRequestError } from '../../http/errors';
import { toRupees } from '../../money';
import { normaliseCode } from '../offers/coupon-code';
import { lastDayOf } from './credit-expiry';
import { findEntriesOfUser } from './credits.repository';
import { findCard, findStoreCredit } from './read-credits';

/** How many entries an account sees. */
const ENTRIES = 50;

/** What an account has with the shop, as the API represents it. */
export async function readStoreCredit(db: Database, userId: string): Promise<StoreCredit> {
  const credits = await findStoreCredit(db, userId);
  const entries = await findEntriesOfUser(db, userId, ENTRIES);
  return {
    balance: toRupees(credits.reduce((sum, { balance }) => sum + balance, 0)),
    parts: credits.map(({ balance, expiresAt }) => ({
      amount: toRupees(balance),
      validUntil: lastDayOf(expiresAt),
    })),
    entries: entries.map(({ kind, amount, createdAt, orderId }) => ({
      kind,
      amount: toRupees(amount),
      at: createdAt.toISOString(),
      orderId,
    })),
  };
}

/** What is left on a gift card. Throws a {@link BadRequestError} for an unknown one, and one that isn't valid any more. */
export async function readGiftCard(db: Database, typed: string): Promise<GiftCard> {
  const card = await findCard(db, normaliseCode(typed));
  if (typeof card === 'string') throw new BadRequestError('code', card);
  return { balance: toRupees(card.balance), validUntil: lastDayOf(card.expiresAt) };
}
