import { and, countDistinct, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { lockForTransaction } from '../../../db/lock-for-transaction';
import { orderClientIps, orders, orderStock, users } from '../../../db/schema';
import { UnauthorizedError } from '../../../http/errors';

/** The account and the hashed IP address that place an order. */
export interface OrderOwner {
  userId: string;
  ipHash: string;
}

/** The number of unpaid orders, and of the pieces that they hold. */
interface UnpaidTotals {
  orders: number;
  pieces: number;
}

/**
 * Prevents other transactions from placing an order for that account, or deleting it, until this one ends.
 */
export function lockAccount(tx: Database, userId: string): Promise<void> {
  return lockForTransaction(tx, `account ${userId}`);
}

/**
 * Prevents other transactions from placing an order for that account or from that IP address until this one
 * ends. Throws an {@link UnauthorizedError} if the account has been deleted in the meantime.
 */
export async function lockOrderOwner(tx: Database, { userId, ipHash }: OrderOwner): Promise<void> {
  // The account always comes first, so that two orders can't deadlock.
  await lockAccount(tx, userId);
  await lockForTransaction(tx, `ip ${ipHash}`);
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (found.length === 0) throw new UnauthorizedError();
}

async function unpaidTotalsWhere(tx: Database, whose: SQL): Promise<UnpaidTotals> {
  const [row] = await tx
    .select({
      orders: countDistinct(orders.id),
      pieces: sql<string | null>`sum(${orderStock.quantity})`,
    })
    .from(orders)
    .leftJoin(orderStock, eq(orderStock.orderId, orders.id))
    .where(and(eq(orders.status, ORDER_STATUS.pending), whose));
  return { orders: row?.orders ?? 0, pieces: Number(row?.pieces ?? 0) };
}

/** The totals of an account's unpaid orders. */
export function unpaidTotalsOfUser(tx: Database, userId: string): Promise<UnpaidTotals> {
  return unpaidTotalsWhere(tx, eq(orders.userId, userId));
}

/** The totals of the unpaid orders that were placed from an IP address. */
export function unpaidTotalsOfIp(tx: Database, ipHash: string): Promise<UnpaidTotals> {
  const placedThere = tx
    .select({ id: orderClientIps.orderId })
    .from(orderClientIps)
    .where(eq(orderClientIps.ipHash, ipHash));
  return unpaidTotalsWhere(tx, inArray(orders.id, placedThere));
}

/** Stores from which IP address an order was placed. */
export async function insertClientIp(tx: Database, orderId: string, ipHash: string): Promise<void> {
  await tx.insert(orderClientIps).values({ orderId, ipHash });
}

/** Deletes the IP addresses of orders that are paid or cancelled. */
export async function deleteSettledClientIps(db: Database): Promise<void> {
  const settled = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderClientIps, eq(orderClientIps.orderId, orders.id))
    .where(ne(orders.status, ORDER_STATUS.pending));
  await db.delete(orderClientIps).where(inArray(orderClientIps.orderId, settled));
}
