import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { formatPaise } from '../../money';
import { orderStatusLabel } from '@storefront/host/shop/orders/order-status';
import { findBalance, lockOrder } from '../orders/orders.repository';
import { insertReceipt } from '../payments/ledger/collect-payment';
import { findEntriesOfOrders } from '../payments/ledger/ledger.repository';
import type { CarrierRow, Remittance } from './carrier-file';

/** What a carrier's file changed. */
export interface CollectionReport {
  recorded: number;
  /** Paise. */
  amount: number;
  /** Rows that were recorded before. */
  repeated: number;
  /** Rows that weren't applied, and why. */
  problems: string[];
}

/** The beginning of the reference of a payment that a carrier has collected. */
const REF_PREFIX = 'cod-';

/** Records a collection; returns whether it is recorded now, was before, or why it can't be. */
function recordCollection(
  db: Database,
  { orderId, amount, day, reference }: Remittance,
  author: string,
): Promise<'recorded' | 'repeated' | { problem: string }> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { problem: 'there is no such order' };
    if (order.cashOnDeliveryAt === null) return { problem: 'it isn’t paid on delivery' };
    const paymentRef = `${REF_PREFIX}${orderId}`;
    const note = `${reference}, ${day}`;
    const entries = await findEntriesOfOrders(tx, [orderId]);
    const earlier = entries.find((entry) => entry.paymentRef === paymentRef);
    if (earlier?.note === note && earlier.amount === amount) return 'repeated';
    if (earlier) return { problem: `it was collected already: ${earlier.note}` };
    if (order.status !== ORDER_STATUS.delivered) {
      return { problem: `it is ${orderStatusLabel(order.status)}, not Delivered` };
    }
    const due = (await findBalance(tx, orderId))?.dueOnDelivery ?? 0;
    if (due === 0) return { problem: 'it is paid already' };
    if (amount !== due) {
      return { problem: `${formatPaise(due)} is due, not ${formatPaise(amount)}` };
    }
    await insertReceipt(tx, { orderId, paymentRef, amount, author, note });
    return 'recorded';
  });
}

/**
 * Records what a carrier's file says was collected. A row that contradicts the shop's records isn't applied, and one that
 * was recorded before changes nothing.
 */
export async function recordCollections(
  db: Database,
  rows: readonly CarrierRow[],
  author: string,
): Promise<CollectionReport> {
  const report: CollectionReport = { recorded: 0, amount: 0, repeated: 0, problems: [] };
  for (const { line, read } of rows) {
    if (typeof read === 'string') {
      report.problems.push(`Line ${line}: ${read}.`);
      continue;
    }
    const outcome = await recordCollection(db, read, author);
    if (outcome === 'repeated') report.repeated += 1;
    else if (outcome === 'recorded') {
      report.recorded += 1;
      report.amount += read.amount;
    } else report.problems.push(`Line ${line}: order ${read.orderId}: ${outcome.problem}.`);
  }
  return report;
}
