import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderStock, variants } from '../../db/schema';
import type { VariantRow } from '../products/products.repository';

/** Pieces of one variant that are reserved for an order or an exchange. */
export type StockReservation = Omit<typeof orderStock.$inferSelect, 'orderId'>;

const variantOf = ({ productId, size, color }: StockReservation) =>
  and(eq(variants.productId, productId), eq(variants.size, size), eq(variants.color, color));

const reservedAs = ({ productId, size, color }: StockReservation) =>
  and(eq(orderStock.productId, productId), eq(orderStock.size, size), eq(orderStock.color, color));

/**
 * The variants of those products, locked until the transaction ends. They are always locked in the
 * same order, so that two orders can't deadlock.
 */
export function lockVariants(tx: Database, productIds: readonly string[]): Promise<VariantRow[]> {
  return tx
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.productId), asc(variants.size), asc(variants.color))
    .for('update');
}

/** Reduces the stock of variants that the transaction has locked. */
export async function takeStock(
  tx: Database,
  reservations: readonly StockReservation[],
): Promise<void> {
  for (const reservation of reservations) {
    const reduced = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${reservation.quantity}` })
      .where(and(variantOf(reservation), gte(variants.stock, reservation.quantity)))
      .returning({ stock: variants.stock });
    if (reduced.length !== 1)
      throw new Error(`Stock of ${reservation.productId} changed under its lock`);
  }
}

/** Increases the stock of the variants. A variant that no longer exists is skipped. */
export async function restock(
  tx: Database,
  reservations: readonly StockReservation[],
): Promise<void> {
  await lockVariants(tx, [...new Set(reservations.map(({ productId }) => productId))]);
  for (const reservation of reservations) {
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${reservation.quantity}` })
      .where(variantOf(reservation));
  }
}

/** Reduces the stock of the variants and records the reservations, so that a cancellation can restore it. */
export async function reserveStock(
  tx: Database,
  orderId: string,
  reservations: readonly StockReservation[],
): Promise<void> {
  await takeStock(tx, reservations);
  await tx
    .insert(orderStock)
    .values(reservations.map((reservation) => ({ orderId, ...reservation })));
}

/** Restores the stock that an order had reserved. A variant that no longer exists is skipped. */
export async function releaseStock(tx: Database, orderId: string): Promise<void> {
  const reservations = await tx
    .delete(orderStock)
    .where(eq(orderStock.orderId, orderId))
    .returning();
  await restock(tx, reservations);
}

/** Restores the stock that an order had reserved for the returned pieces of a line. */
export async function releaseStockOfLine(
  tx: Database,
  orderId: string,
  line: { productId: string; size: string | null; color: string | null; quantity: number },
): Promise<void> {
  const reserved = await tx
    .select()
    .from(orderStock)
    .where(and(eq(orderStock.orderId, orderId), eq(orderStock.productId, line.productId)))
    .orderBy(asc(orderStock.size), asc(orderStock.color));
  const given: StockReservation[] = [];
  let left = line.quantity;
  for (const { size, color, quantity } of reserved) {
    const fits =
      (line.size === null || line.size === size) && (line.color === null || line.color === color);
    const taken = fits ? Math.min(left, quantity) : 0;
    if (taken === 0) continue;
    left -= taken;
    const reservation = { productId: line.productId, size, color, quantity: taken };
    given.push(reservation);
    await tx
      .update(orderStock)
      .set({ quantity: sql`${orderStock.quantity} - ${taken}` })
      .where(and(eq(orderStock.orderId, orderId), reservedAs(reservation)));
  }
  await restock(tx, given);
}
