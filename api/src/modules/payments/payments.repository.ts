import { and, asc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
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

/** Which pending payments of an order are looked for: all, all except one, or those started before one. */
export interface PendingPaymentsQuery {
  orderId: string;
  except?: string;
  before?: Pick<PaymentRow, 'ref' | 'createdAt'>;
}

/** The references of an order's pending payments. */
export async function findPendingPaymentsOfOrder(
  db: Database,
  { orderId, except, before }: PendingPaymentsQuery,
): Promise<string[]> {
  const rows = await db
    .select({ ref: payments.ref })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.status, 'pending'),
        except === undefined ? undefined : ne(payments.ref, except),
        before && startedBefore(before),
      ),
    );
  return rows.map((row) => row.ref);
}

/** Of two payments that were started at the same time, one counts as the earlier one. */
function startedBefore({ ref, createdAt }: Pick<PaymentRow, 'ref' | 'createdAt'>) {
  return or(
    lt(payments.createdAt, createdAt),
    and(eq(payments.createdAt, createdAt), lt(payments.ref, ref)),
  );
}

/** A payment whose outcome the provider hasn't reported yet. */
export interface PendingPayment {
  ref: string;
  /** Whether the order was cancelled, so that the payment should be cancelled too. */
  isOrderCancelled: boolean;
}

/** The pending payments that were started before `before`, of orders placed after `since`. */
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
        // All statuses, because the index on status and time is used only if the query has both.
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
