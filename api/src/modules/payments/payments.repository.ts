import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { paymentEvents, payments } from '../../db/schema';

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(db: Database, payment: PaymentRow): Promise<void> {
  await db.insert(payments).values(payment);
}

export async function findPayment(db: Database, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.ref, ref));
  return row;
}

export async function updatePayment(
  db: Database,
  ref: string,
  change: Partial<Pick<PaymentRow, 'status' | 'refundDue'>>,
): Promise<void> {
  await db.update(payments).set(change).where(eq(payments.ref, ref));
}

/** Records a callback's id; false when it was recorded before. */
export async function insertEvent(tx: Database, id: string, ref: string): Promise<boolean> {
  const inserted = await tx
    .insert(paymentEvents)
    .values({ id, ref, receivedAt: new Date() })
    .onConflictDoNothing({ target: paymentEvents.id })
    .returning({ id: paymentEvents.id });
  return inserted.length === 1;
}

/** Payments that have to be refunded, for the operator. */
export function findRefundsDue(db: Database): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.refundDue, true)).orderBy(payments.createdAt);
}
