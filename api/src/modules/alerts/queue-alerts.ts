import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { queueMail } from '../mail/mail.service';
import { describeChoice, inWords } from '../orders/line-variant';
import { readLabels } from '../orders/presentation/order-words';
import { pictureInColor } from '../products/picture-in-color';
import { deleteOldAlerts } from './alerts.repository';
import {
  type DueAlert,
  findAwaitedProducts,
  findBack,
  findCheaper,
  lockDueAlerts,
  markSent,
} from './due-alerts.repository';

const DAY = 24 * 60 * 60_000;
/** For how long an alert is kept, whether it was sent or not. */
const KEPT_FOR = 365 * DAY;
/** How many products are looked at in one transaction. */
const PRODUCTS = 500;
/** How many mails of each kind one transaction queues. */
const BATCH = 200;

async function queueAlertMail(tx: Database, { alert, product, token, price }: DueAlert) {
  const labelOf = await readLabels(tx, [alert], alert.language);
  const data = {
    productId: alert.productId,
    title: product.title,
    choice: describeChoice(inWords(alert, labelOf)),
    picture: pictureInColor(product, alert.color),
    token,
  };
  const { email: to, language } = alert;
  if (alert.belowPrice === null || price === null) {
    const key = `back-in-stock:${alert.id}`;
    await queueMail(tx, { key, to, language, template: 'back-in-stock', data });
  } else {
    const prices = { belowPrice: alert.belowPrice, price };
    const key = `lower-price:${alert.id}`;
    await queueMail(tx, {
      key,
      to,
      language,
      template: 'lower-price',
      data: { ...data, ...prices },
    });
  }
}

/** Queues some of the mails about some products. */
function queueBatch(
  db: Database,
  productIds: readonly string[],
  now: Date,
): Promise<{ queued: number; isLast: boolean }> {
  return inTransaction(db, async (tx) => {
    await lockDueAlerts(tx);
    const back = await findBack(tx, productIds, new Date(now.getTime() - DAY), BATCH);
    const cheaper = await findCheaper(tx, productIds, BATCH);
    const due = [...back, ...cheaper];
    for (const each of due) {
      await queueAlertMail(tx, each);
      await markSent(tx, each.alert.id, now);
    }
    return { queued: due.length, isLast: back.length < BATCH && cheaper.length < BATCH };
  });
}

/** Queues all mails that are due about some products; returns how many. */
async function queueAll(db: Database, productIds: readonly string[], now: Date): Promise<number> {
  for (let total = 0; ;) {
    const { queued, isLast } = await queueBatch(db, productIds, now);
    total += queued;
    if (isLast) return total;
  }
}

/**
 * Queues the mails to those whose piece is back or costs less, and deletes alerts that are older than a year
 * (docs/adr/0064). Returns how many mails were queued. Several processes may do so at a time.
 */
export async function queueAlerts(db: Database, now: Date): Promise<number> {
  await deleteOldAlerts(db, new Date(now.getTime() - KEPT_FOR));
  let total = 0;
  let productIds = await findAwaitedProducts(db, '', PRODUCTS);
  for (;;) {
    const last = productIds.at(-1);
    if (last === undefined) return total;
    total += await queueAll(db, productIds, now);
    productIds = await findAwaitedProducts(db, last, PRODUCTS);
  }
}
