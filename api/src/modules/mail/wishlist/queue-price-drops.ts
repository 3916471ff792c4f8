import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { isoDay } from '../../../indian-time';
import { queueMail } from '../mail.service';
import { findPriceDrops, saveMailedPrice, type PriceDrop } from './price-drops.repository';

/** The maximum number of products in a mail; the others are in the next mail. */
const PRODUCTS_MAX = 12;

function queuePriceDropMail(
  db: Database,
  falls: readonly PriceDrop[],
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [first] = falls;
    if (!first) return false;
    const isQueued = await queueMail(tx, {
      // An account gets at most one mail a day.
      key: `wishlist-price-drop:${first.userId}:${isoDay(now)}`,
      to: first.email,
      language: first.language,
      template: 'wishlist-price-drop',
      data: {
        name: first.name,
        products: falls.map(({ productId: id, title, priceWhenAdded, price, picture }) => {
          return { id, title, priceWhenAdded, price, picture };
        }),
      },
    });
    if (!isQueued) return false;
    for (const fall of falls) await saveMailedPrice(tx, fall);
    return true;
  });
}

/**
 * Queues mails about price drops for accounts that want them: at most one mail a day, and one for each price
 * of a product. Returns how many mails were queued.
 */
export async function queuePriceDrops(db: Database, now: Date): Promise<number> {
  const byAccount = new Map<string, PriceDrop[]>();
  for (const fall of await findPriceDrops(db)) {
    const falls = byAccount.get(fall.userId) ?? [];
    if (falls.length < PRODUCTS_MAX) byAccount.set(fall.userId, [...falls, fall]);
  }
  let queued = 0;
  for (const falls of byAccount.values()) {
    if (await queuePriceDropMail(db, falls, now)) queued += 1;
  }
  return queued;
}
