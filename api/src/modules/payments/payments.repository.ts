import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { payments } from '../../db/schema';

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(db: Database, payment: PaymentRow): Promise<void> {
  await db.insert(payments).values(payment);
}

export async function findPayment(db: Database, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.ref, ref));
  return row;
}

/** The payment, locked until the transaction ends. */
export async function lockPayment(tx: Database, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.ref, ref)).for('update');
  return row;
}

export async function updatePayment(
  tx: Database,
  ref: string,
  change: Pick<PaymentRow, 'status'>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.ref, ref));
}
