import { and, countDistinct, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import { orderAddresses, orders, orderStock } from '../../../db/schema';

/** Who places an order, and from where. */
export interface Holder {
  userId: string;
  addressHash: string;
}

/** What unpaid orders hold. */
export interface Held {
  orders: number;
  pieces: number;
}

/** Until the transaction ends, no other one places an order for that account or from that address. */
export async function lockHolder(tx: Database, { userId, addressHash }: Holder): Promise<void> {
  // The account always comes first, so that two orders can't deadlock.
  for (const key of [`account ${userId}`, `address ${addressHash}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}::text, 0))`);
  }
}

async function heldWhere(tx: Database, whose: SQL): Promise<Held> {
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

/** What the unpaid orders of an account hold. */
export function heldByUser(tx: Database, userId: string): Promise<Held> {
  return heldWhere(tx, eq(orders.userId, userId));
}

/** What the unpaid orders that were placed from an address hold. */
export function heldByAddress(tx: Database, addressHash: string): Promise<Held> {
  const placedThere = tx
    .select({ id: orderAddresses.orderId })
    .from(orderAddresses)
    .where(eq(orderAddresses.addressHash, addressHash));
  return heldWhere(tx, inArray(orders.id, placedThere));
}

/** Stores from where an order was placed. */
export async function insertAddress(
  tx: Database,
  orderId: string,
  addressHash: string,
): Promise<void> {
  await tx.insert(orderAddresses).values({ orderId, addressHash });
}

/** Deletes the addresses of orders that are paid or cancelled. */
export async function forgetAddresses(db: Database): Promise<void> {
  const settled = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .where(ne(orders.status, ORDER_STATUS.pending));
  await db.delete(orderAddresses).where(inArray(orderAddresses.orderId, settled));
}
