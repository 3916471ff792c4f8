import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { queueMail } from '../mail/mail.service';
import { describeChoice } from '../orders/line-variant';
import { deleteOldAlerts, findDue, lockDueAlerts, markSent } from './alerts.repository';

const DAY = 24 * 60 * 60_000;
/** For how long an alert is kept, whether it was sent or not. */
const KEPT_FOR = 365 * DAY;
/** How many mails one transaction queues. */
const BATCH = 200;

function queueBatch(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockDueAlerts(tx);
    const due = await findDue(tx, new Date(now.getTime() - DAY), BATCH);
    for (const { alert, title, token } of due) {
      await queueMail(tx, {
        key: `back-in-stock:${alert.id}`,
        to: alert.email,
        template: 'back-in-stock',
        data: { productId: alert.productId, title, choice: describeChoice(alert), token },
      });
      await markSent(tx, alert.id, now);
    }
    return due.length;
  });
}

/**
 * Queues the mails to those whose piece is back, and deletes alerts that are older than a year (docs/adr/0064). Returns how
 * many mails were queued. Several processes may do so at a time.
 */
export async function queueAlerts(db: Database, now: Date): Promise<number> {
  await deleteOldAlerts(db, new Date(now.getTime() - KEPT_FOR));
  for (let queued = 0; ;) {
    const batch = await queueBatch(db, now);
    queued += batch;
    if (batch < BATCH) return queued;
  }
}
