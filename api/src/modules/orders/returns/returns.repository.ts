import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { returnLines, returns, returnStock } from '../../../db/schema';
import { OPEN_RETURN_STATES } from '../lifecycle/return-transitions';
import type { StockReservation } from '../stock.repository';

type ReturnRow = typeof returns.$inferSelect;
type ReturnLineRow = typeof returnLines.$inferSelect;

/** A return or an exchange with its lines. */
export interface FullReturn {
  row: ReturnRow;
  lines: ReturnLineRow[];
}

async function withLines(db: Database, rows: readonly ReturnRow[]): Promise<FullReturn[]> {
  if (rows.length === 0) return [];
  const lines = await db
    .select()
    .from(returnLines)
    .where(
      inArray(
        returnLines.returnId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(returnLines.line));
  return rows.map((row) => ({ row, lines: lines.filter(({ returnId }) => returnId === row.id) }));
}

/** The returns of those orders, newest first. */
export async function findReturnsOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<FullReturn[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(desc(returns.createdAt), asc(returns.id));
  return withLines(db, rows);
}

/** A return with its lines, by its id. */
export async function findReturn(db: Database, id: string): Promise<FullReturn | undefined> {
  const rows = await db.select().from(returns).where(eq(returns.id, id));
  const [found] = await withLines(db, rows);
  return found;
}

/** A page of the returns that wait for the operator, oldest first, and how many there are in all. */
export async function searchOpenReturns(
  db: Database,
  page: { number: number; size: number },
): Promise<{ total: number; found: FullReturn[] }> {
  const isOpen = inArray(returns.state, OPEN_RETURN_STATES);
  const [row] = await db.select({ total: count() }).from(returns).where(isOpen);
  const rows = await db
    .select()
    .from(returns)
    .where(isOpen)
    .orderBy(asc(returns.createdAt), asc(returns.id))
    .limit(page.size)
    .offset((page.number - 1) * page.size);
  return { total: row?.total ?? 0, found: await withLines(db, rows) };
}

export async function insertReturn(tx: Database, { row, lines }: FullReturn): Promise<void> {
  await tx.insert(returns).values(row);
  await tx.insert(returnLines).values(lines);
}

export async function updateReturnState(
  tx: Database,
  id: string,
  state: ReturnRow['state'],
): Promise<void> {
  await tx.update(returns).set({ state }).where(eq(returns.id, id));
}

/** Moves the returns of an order, but not its exchanges, from one state to another; returns their ids. */
export async function moveReturns(
  tx: Database,
  orderId: string,
  { from, to }: { from: ReturnRow['state']; to: ReturnRow['state'] },
): Promise<string[]> {
  const moved = await tx
    .update(returns)
    .set({ state: to })
    .where(and(eq(returns.orderId, orderId), eq(returns.kind, 'return'), eq(returns.state, from)))
    .returning({ id: returns.id });
  return moved.map(({ id }) => id);
}

/** Records the stock that an exchange has reserved. */
export async function insertReturnStock(
  tx: Database,
  returnId: string,
  reservations: readonly StockReservation[],
): Promise<void> {
  if (reservations.length === 0) return;
  await tx.insert(returnStock).values(reservations.map((each) => ({ returnId, ...each })));
}

/** Deletes the reservations of an exchange, and returns them. */
export function deleteReturnStock(tx: Database, returnId: string): Promise<StockReservation[]> {
  return tx.delete(returnStock).where(eq(returnStock.returnId, returnId)).returning({
    productId: returnStock.productId,
    size: returnStock.size,
    color: returnStock.color,
    options: returnStock.options,
    quantity: returnStock.quantity,
  });
}
