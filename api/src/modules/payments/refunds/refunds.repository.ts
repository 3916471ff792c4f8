import { and, asc, count, eq, inArray, isNotNull, min } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import type { QueueState } from '../../../db/queue-worker';
import { refunds, ledgerEntries, orders } from '../../../db/schema';

export type RefundRow = typeof refunds.$inferSelect;

export async function insertRefunds(tx: Database, rows: RefundRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(refunds).values(rows);
}

export async function findRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** The refunds of those payments, oldest first. */
export function findRefundsOfPayments(db: Database, refs: readonly string[]): Promise<RefundRow[]> {
  if (refs.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentRef, [...refs]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

export async function updateRefund(
  tx: Database,
  id: string,
  change: Pick<RefundRow, 'status' | 'reason'> & Partial<Pick<RefundRow, 'providerId'>>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

/** Records why the provider's response is missing, unless the outcome of the refund is known by now. */
export async function recordMissingResponse(
  db: Database,
  id: string,
  reason: string,
): Promise<void> {
  await db
    .update(refunds)
    .set({ reason })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'requested')));
}

/**
 * A request for an automatic refund of an order, with its time, and the references of the order's payments.
 */
export interface OrderRefundRequest {
  orderId: string;
  since: Date;
  refs: string[];
}

/** The requests for automatic refunds, the longest waiting first. */
export async function findRefundRequests(
  db: Database,
  limit: number,
): Promise<OrderRefundRequest[]> {
  const wanted = await db
    .select({ orderId: orders.id, since: orders.refundRequestedAt })
    .from(orders)
    .where(isNotNull(orders.refundRequestedAt))
    .orderBy(asc(orders.refundRequestedAt))
    .limit(limit);
  const found: OrderRefundRequest[] = [];
  for (const { orderId, since } of wanted) {
    if (since === null) continue;
    const rows = await db
      .selectDistinct({ ref: ledgerEntries.paymentRef })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.orderId, orderId), eq(ledgerEntries.kind, 'received')));
    found.push({ orderId, since, refs: rows.map(({ ref }) => ref) });
  }
  return found;
}

/** How many orders wait for an automatic refund. One that failed is no job any more, but an amount due. */
export async function refundQueueState(db: Database): Promise<QueueState> {
  const [waiting] = await db
    .select({ count: count(), dueSince: min(orders.refundRequestedAt) })
    .from(orders)
    .where(isNotNull(orders.refundRequestedAt));
  return { waiting: waiting?.count ?? 0, failed: 0, dueSince: waiting?.dueSince ?? undefined };
}

/** Deletes a request that is done, unless a newer one has replaced it. */
export async function completeRefundRequest(
  db: Database,
  { orderId, since }: Pick<OrderRefundRequest, 'orderId' | 'since'>,
): Promise<void> {
  await db
    .update(orders)
    .set({ refundRequestedAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.refundRequestedAt, since)));
}

/** Moves a request behind the others, unless a newer one has replaced it. */
export async function postponeRefundRequest(
  db: Database,
  { orderId, since }: Pick<OrderRefundRequest, 'orderId' | 'since'>,
): Promise<void> {
  await db
    .update(orders)
    .set({ refundRequestedAt: new Date() })
    .where(and(eq(orders.id, orderId), eq(orders.refundRequestedAt, since)));
}
