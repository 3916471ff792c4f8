import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { refunds } from '../../../db/schema';

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
