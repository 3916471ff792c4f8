import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders, returnLines, returns } from '../../db/schema';

/** A return of that user's order, and its number of pieces; undefined for another user's return. */
export async function findReturnOfUser(
  db: Database,
  { userId, orderId, returnId }: { userId: string; orderId: string; returnId: string },
): Promise<{ row: typeof returns.$inferSelect; pieces: number } | undefined> {
  const [found] = await db
    .select({ row: returns })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(returns.id, returnId), eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!found) return undefined;
  const [total] = await db
    .select({ pieces: sum(returnLines.quantity) })
    .from(returnLines)
    .where(eq(returnLines.returnId, returnId));
  return { row: found.row, pieces: Number(total?.pieces ?? 0) };
}
