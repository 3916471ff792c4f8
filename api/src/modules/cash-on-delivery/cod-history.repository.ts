import { and, asc, count, eq, exists, gt, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { lockForTransaction } from '../../db/lock-for-transaction';
import { orderEvents, orders } from '../../db/schema';
import { balanceOf } from '../payments/ledger/balance';
import { ledgerSums } from '../payments/ledger/ledger.repository';
import type { OrderRow } from '../orders/orders.repository';

type Shopper = Pick<OrderRow, 'userId' | 'phoneKey'>;

/** The orders to be paid on delivery of an account, or of a phone number. */
function codOrdersOf({ userId, phoneKey }: Shopper) {
  return and(
    isNotNull(orders.cashOnDeliveryAt),
    or(eq(orders.userId, userId), eq(orders.phoneKey, phoneKey)),
  );
}

/**
 * Prevents other transactions from confirming an order to be paid on delivery for that phone number, until this one ends. It
 * comes after the account and the order, so that two confirmations can't deadlock.
 */
export function lockPhone(tx: Database, phoneKey: string): Promise<void> {
  return lockForTransaction(tx, `phone ${phoneKey}`);
}

/** How many of a shopper's orders are on their way to be paid on delivery. */
export async function countOpenCodOrders(db: Database, shopper: Shopper): Promise<number> {
  const isOpen = inArray(orders.status, [ORDER_STATUS.processing, ORDER_STATUS.shipped]);
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .where(and(codOrdersOf(shopper), isOpen));
  return row?.total ?? 0;
}

/** Whether a shopper has refused an order at the door since that time. */
export async function hasRefusedSince(
  db: Database,
  shopper: Shopper,
  since: Date,
): Promise<boolean> {
  const refusal = db
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orders.id),
        eq(orderEvents.kind, 'delivery-refused'),
        gt(orderEvents.createdAt, since),
      ),
    );
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(codOrdersOf(shopper), eq(orders.status, ORDER_STATUS.cancelled), exists(refusal)))
    .limit(1);
  return found.length > 0;
}

/** A delivered order whose payment the carrier hasn't passed on. */
export interface Uncollected {
  id: string;
  deliveredAt: Date | null;
  carrier: string | null;
  tracking: string | null;
  /** Paise. */
  due: number;
}

/** The delivered orders that the carrier hasn't passed the payment on for, the longest delivered first. */
export async function findUncollected(db: Database): Promise<Uncollected[]> {
  const sums = ledgerSums(db);
  const rows = await db
    .select({
      order: orders,
      received: sums.received,
      refunded: sums.refunded,
      largestReceipt: sums.largestReceipt,
    })
    .from(orders)
    .crossJoinLateral(sums)
    .where(and(isNotNull(orders.cashOnDeliveryAt), eq(orders.status, ORDER_STATUS.delivered)))
    .orderBy(asc(orders.deliveredAt), asc(orders.id));
  return rows
    .map(({ order, ...read }) => ({ ...order, due: balanceOf(order, read).dueOnDelivery }))
    .filter(({ due }) => due > 0);
}
