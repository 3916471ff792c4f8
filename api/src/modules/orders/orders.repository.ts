import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { containing } from '../../db/like-pattern';
import { orderItems, orders, users } from '../../db/schema';
import { balanceOf, type LedgerSums, type OrderBalance } from '../payments/ledger/balance';
import { ledgerSums } from '../payments/ledger/ledger.repository';
import { normaliseOrderId } from './order-id';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;

interface OrderWithBalance {
  order: OrderRow;
  balance: OrderBalance;
}

/** An order with its lines and its balance. */
export interface FullOrder extends OrderWithBalance {
  items: OrderItemRow[];
}

/** Selects orders with the sums of their ledger entries. */
function selectOrders(db: Database) {
  const sums = ledgerSums(db);
  return db
    .select({
      order: orders,
      received: sums.received,
      refunded: sums.refunded,
      largestReceipt: sums.largestReceipt,
    })
    .from(orders)
    .crossJoinLateral(sums);
}

function withBalance({ order, ...sums }: LedgerSums & { order: OrderRow }): OrderWithBalance {
  return { order, balance: balanceOf(order, sums) };
}

async function withItems<Row extends OrderWithBalance>(
  db: Database,
  rows: readonly Row[],
): Promise<(Row & FullOrder)[]> {
  const ids = rows.map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.line));
  const itemsOf = new Map<string, OrderItemRow[]>(ids.map((id) => [id, []]));
  for (const item of items) itemsOf.get(item.orderId)?.push(item);
  return rows.map((row) => ({ ...row, items: itemsOf.get(row.order.id) ?? [] }));
}

/** Selects some of a user's orders. */
interface OrderSelection {
  /** A part of an order id or of the title of an ordered product; blank for all. */
  query: string;
  /** Absent for all pages. */
  page?: { number: number; size: number };
}

function selectedOrders(db: Database, userId: string, query: string): SQL | undefined {
  const own = eq(orders.userId, userId);
  const text = query.trim();
  if (text === '') return own;
  const letters = normaliseOrderId(text).replaceAll('-', '');
  const hasTitle = db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), ilike(orderItems.title, containing(text))));
  const hasId =
    letters === '' ? undefined : sql`replace(${orders.id}, '-', '') like ${containing(letters)}`;
  return and(own, or(hasId, exists(hasTitle)));
}

/** A user's orders, newest first. */
export async function findOrdersOfUser(
  db: Database,
  userId: string,
  { query, page }: OrderSelection = { query: '' },
): Promise<FullOrder[]> {
  const select = selectOrders(db)
    .where(selectedOrders(db, userId, query))
    .orderBy(desc(orders.createdAt), asc(orders.id));
  const rows = await (page
    ? select.limit(page.size).offset((page.number - 1) * page.size)
    : select);
  return withItems(db, rows.map(withBalance));
}

/** How many of a user's orders match the query. */
export async function countOrdersOfUser(
  db: Database,
  userId: string,
  query: string,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orders)
    .where(selectedOrders(db, userId, query));
  return row?.total ?? 0;
}

/** How many orders there are. */
export async function countOrders(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders);
  return row?.total ?? 0;
}

/** The data that decides who may read an order. */
interface OrderAccess {
  userId: string;
  /** The email of the account. */
  email: string;
  phoneKey: string;
}

/** Compared when there is no order, so that the response time doesn't reveal that. */
const NO_ACCESS: OrderAccess = { userId: '', email: '', phoneKey: '' };

/**
 * An order that the caller may read; undefined for any other. An unknown order takes the same queries as one
 * that the caller may not read, so that the response time doesn't reveal whether it exists.
 */
export async function findOrder(
  db: Database,
  id: string,
  mayRead: (access: OrderAccess) => boolean,
): Promise<FullOrder | undefined> {
  const [access = NO_ACCESS] = await db
    .select({
      userId: orders.userId,
      email: users.email,
      phoneKey: orders.phoneKey,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, id));
  if (!mayRead(access)) return undefined;
  const rows = await selectOrders(db).where(eq(orders.id, id));
  const [full] = await withItems(db, rows.map(withBalance));
  return full;
}

/** The orders with those ids, with their lines and balances. */
export async function findFullOrders(db: Database, ids: readonly string[]): Promise<FullOrder[]> {
  if (ids.length === 0) return [];
  const rows = await selectOrders(db).where(inArray(orders.id, [...ids]));
  return withItems(db, rows.map(withBalance));
}

/** An order and its lines, for a transaction that has locked it. */
export async function readOrderRows(
  tx: Database,
  id: string,
): Promise<{ order: OrderRow; items: OrderItemRow[] } | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  return order && { order, items: await findOrderItems(tx, id) };
}

export async function findOrderByKey(
  db: Database,
  userId: string,
  idempotencyKey: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)));
  return row;
}

/** Stores an order; false when another order has its idempotency key. */
export async function insertOrder(
  tx: Database,
  order: typeof orders.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: [orders.userId, orders.idempotencyKey] })
    .returning({ id: orders.id });
  return inserted.length === 1;
}

export async function insertOrderItems(tx: Database, items: OrderItemRow[]): Promise<void> {
  await tx.insert(orderItems).values(items);
}

/** The lines of an order. */
export function findOrderItems(db: Database, orderId: string): Promise<OrderItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.line));
}

/** The balance of an order, including uncommitted changes of the transaction. */
export async function findBalance(tx: Database, id: string): Promise<OrderBalance | undefined> {
  const [row] = await selectOrders(tx).where(eq(orders.id, id));
  return row && withBalance(row).balance;
}

/** The order, locked until the transaction ends. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return row;
}

export async function updateOrder(
  tx: Database,
  id: string,
  change: Partial<Omit<OrderRow, 'id'>>,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, id));
}

/** The ids of orders that were placed before that time and are still pending. */
export async function findUnpaidBefore(db: Database, moment: Date): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, ORDER_STATUS.pending), lt(orders.createdAt, moment)));
  return rows.map(({ id }) => id);
}
