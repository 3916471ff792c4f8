import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { isoDay } from '../../indian-time';
import { applyAction } from '../orders/lifecycle/apply-action';
import { lockOrder } from '../orders/orders.repository';
import { findOrdersToSend } from './gift-card-orders.repository';

/** How many gift cards are issued in one run. */
const SENT_PER_RUN = 200;

/**
 * Issues and mails gift cards that are paid and whose day has come; returns how many. Those that are mailed at once are issued
 * with their payment, unless a version of the API recorded it that knew no gift cards.
 */
export async function sendDueGiftCards(db: Database, now: Date): Promise<number> {
  let sent = 0;
  for (const id of await findOrdersToSend(db, isoDay(now), SENT_PER_RUN)) {
    const done = await inTransaction(db, async (tx) => {
      // It may have been cancelled, or sent by another process, since it was found.
      const order = await lockOrder(tx, id);
      return (
        order !== undefined && (await applyAction(tx, order, 'send-gift-card', { author: 'shop' }))
      );
    });
    if (done) sent += 1;
  }
  return sent;
}
