import { ORDER_STATUS } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import type { OrderEventRow } from '../orders/lifecycle/order-events.repository';
import { readOrderRows } from '../orders/orders.repository';
import { issueCreditNote, issueInvoice } from './issue-invoice';
import { findReturnedLines } from './returned-lines.repository';

/** The `source` of the credit note for a cancelled order. */
const CANCELLATION = 'cancellation';

async function creditRefund(tx: Database, { orderId, details }: OrderEventRow): Promise<void> {
  for (const returnId of details.returnIds ?? []) {
    const lines = await findReturnedLines(tx, returnId);
    await issueCreditNote(tx, { orderId, source: returnId, reason: `Return ${returnId}`, lines });
  }
  const rows = await readOrderRows(tx, orderId);
  // A refund of any other order is of an overpayment, which was never invoiced.
  if (rows?.order.status !== ORDER_STATUS.cancelled) return;
  await issueCreditNote(tx, { orderId, source: CANCELLATION, reason: 'Order cancelled' });
}

/**
 * Issues the invoice when an order is paid, and credit notes when it is refunded, in the event's transaction.
 */
export async function issueDocuments(tx: Database, event: OrderEventRow): Promise<void> {
  if (event.kind === 'paid') await issueInvoice(tx, event.orderId);
  if (event.kind === 'refunded') await creditRefund(tx, event);
}
