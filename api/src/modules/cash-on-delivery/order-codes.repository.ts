import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderCodes } from '../../db/schema';

export type OrderCodeRow = typeof orderCodes.$inferSelect;

export async function insertCode(
  tx: Database,
  code: typeof orderCodes.$inferInsert,
): Promise<void> {
  await tx.insert(orderCodes).values(code);
}

/** The code that was sent last for an order. */
export async function findNewestCode(
  db: Database,
  orderId: string,
): Promise<OrderCodeRow | undefined> {
  const [row] = await db
    .select()
    .from(orderCodes)
    .where(eq(orderCodes.orderId, orderId))
    .orderBy(desc(orderCodes.sentAt))
    .limit(1);
  return row;
}

/** How many codes were sent to a phone since that time, for whichever orders. */
export async function countCodesTo(db: Database, phoneKey: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orderCodes)
    .where(and(eq(orderCodes.phoneKey, phoneKey), gt(orderCodes.sentAt, since)));
  return row?.total ?? 0;
}

export async function countFailure(tx: Database, id: string): Promise<void> {
  await tx
    .update(orderCodes)
    .set({ failures: sql`${orderCodes.failures} + 1` })
    .where(eq(orderCodes.id, id));
}

export async function deleteCodesOf(tx: Database, orderId: string): Promise<void> {
  await tx.delete(orderCodes).where(eq(orderCodes.orderId, orderId));
}

/** Deletes the codes that were sent before that time. */
export async function deleteCodesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(orderCodes).where(lt(orderCodes.sentAt, moment));
}
