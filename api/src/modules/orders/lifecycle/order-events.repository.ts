import { asc, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { orderEvents } from '../../../db/schema';

export type OrderEventRow = typeof orderEvents.$inferSelect;

/** The position of the newest event of an order; 0 if there is none. */
export async function findLastPosition(db: Database, orderId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(orderEvents.position) })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId));
  return row?.last ?? 0;
}

export async function insertOrderEvent(tx: Database, event: OrderEventRow): Promise<void> {
  await tx.insert(orderEvents).values(event);
}

/** The events of those orders, oldest first. */
export function findOrderEvents(
  db: Database,
  orderIds: readonly string[],
): Promise<OrderEventRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.position));
}
