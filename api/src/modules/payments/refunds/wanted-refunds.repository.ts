import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { ledgerEntries, orders } from '../../../db/schema';

/** An order of which the shop pays back what is due by itself, since when, and the references of its payments. */
export interface WantedRefund {
  orderId: string;
  since: Date;
  refs: string[];
}

/** The orders of which something may have to be paid back, the longest waiting first. */
export async function findWantedRefunds(db: Database, limit: number): Promise<WantedRefund[]> {
  const wanted = await db
    .select({ orderId: orders.id, since: orders.refundWantedAt })
    .from(orders)
    .where(isNotNull(orders.refundWantedAt))
    .orderBy(asc(orders.refundWantedAt))
    .limit(limit);
  const found: WantedRefund[] = [];
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

/** Nothing is left to do for that wish; a newer one stays. */
export async function settleWantedRefund(
  db: Database,
  { orderId, since }: Pick<WantedRefund, 'orderId' | 'since'>,
): Promise<void> {
  await db
    .update(orders)
    .set({ refundWantedAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.refundWantedAt, since)));
}

/** The wish waits behind the others; a newer one stays. */
export async function postponeWantedRefund(
  db: Database,
  { orderId, since }: Pick<WantedRefund, 'orderId' | 'since'>,
): Promise<void> {
  await db
    .update(orders)
    .set({ refundWantedAt: new Date() })
    .where(and(eq(orders.id, orderId), eq(orders.refundWantedAt, since)));
}
