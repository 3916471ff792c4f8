import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderStock, variants } from '../../db/schema';
import type { VariantRow } from '../products/products.repository';

/** Pieces of one variant that are set aside for an order. */
export type StockReservation = Omit<typeof orderStock.$inferSelect, 'orderId'>;

const variantOf = ({ productId, size, color }: StockReservation) =>
  and(eq(variants.productId, productId), eq(variants.size, size), eq(variants.color, color));

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

/** Reduces the stock of the variants and records by how much, so that a cancelled order can restore it. */
export async function reserveStock(
  tx: Database,
  orderId: string,
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
  await tx
    .insert(orderStock)
    .values(reservations.map((reservation) => ({ orderId, ...reservation })));
}

/** Restores the stock that an order had reserved. A variant that has left the catalogue is skipped. */
export async function releaseStock(tx: Database, orderId: string): Promise<void> {
  const reservations = await tx
    .delete(orderStock)
    .where(eq(orderStock.orderId, orderId))
    .returning();
  await lockVariants(tx, [...new Set(reservations.map(({ productId }) => productId))]);
  for (const reservation of reservations) {
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${reservation.quantity}` })
      .where(variantOf(reservation));
  }
}
