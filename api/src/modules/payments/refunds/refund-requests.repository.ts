import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { ledgerEntries, orders } from '../../../db/schema';

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
