import { and, asc, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { orders, payments } from '../../db/schema';

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(db: Database, payment: PaymentRow): Promise<void> {
  await db.insert(payments).values(payment);
}

export async function findPayment(db: Database, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.ref, ref));
  return row;
}

/** The payments of those orders, oldest first. */
export function findPaymentsOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<PaymentRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.createdAt), asc(payments.ref));
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

/** References of an order's pending payments, but for the one of `except`. */
export async function findPendingPaymentsOfOrder(
  db: Database,
  { orderId, except }: { orderId: string; except?: string },
): Promise<string[]> {
  const ofOrder = and(eq(payments.orderId, orderId), eq(payments.status, 'pending'));
  const rows = await db
    .select({ ref: payments.ref })
    .from(payments)
    .where(and(ofOrder, except === undefined ? undefined : ne(payments.ref, except)));
  return rows.map((row) => row.ref);
}

/** A payment that waits for its provider. */
export interface PendingPayment {
  ref: string;
  /** Nobody should pay it any more. */
  isOrderCancelled: boolean;
}

/** The payments that began before that moment and are pending, of orders placed after `since`. */
export async function findPendingPayments(
  db: Database,
  { since, before }: { since: Date; before: Date },
): Promise<PendingPayment[]> {
  const rows = await db
    .select({ ref: payments.ref, orderStatus: orders.status })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(
      and(
        // Any status: the index on the orders' status and time is used only where both are named.
        inArray(orders.status, Object.values(ORDER_STATUS)),
        gt(orders.createdAt, since),
        eq(payments.status, 'pending'),
        lt(payments.createdAt, before),
      ),
    );
  return rows.map(({ ref, orderStatus }) => ({
    ref,
    isOrderCancelled: orderStatus === ORDER_STATUS.cancelled,
  }));
}
