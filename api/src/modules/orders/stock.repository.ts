import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderStock, variants } from '../../db/schema';
import type { VariantRow } from '../products/products.repository';
import { isVariantOf, type LineVariant } from './line-variant';

/** Pieces of one variant that are reserved for an order or an exchange. */
export type StockReservation = Omit<typeof orderStock.$inferSelect, 'orderId'>;

/** The condition of a variant, on one of the tables that have its columns. */
const isIn = (table: typeof variants | typeof orderStock, variant: StockReservation) =>
  and(
    eq(table.productId, variant.productId),
    eq(table.size, variant.size),
    eq(table.color, variant.color),
    eq(table.options, variant.options),
  );

/** The variants of those products. */
export function findVariants(db: Database, productIds: readonly string[]): Promise<VariantRow[]> {
  return db
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]));
}

/**
 * The variants of those products, locked until the transaction ends. They are always locked in the
 * same order, so that two orders can't deadlock.
 */
export function lockVariants(tx: Database, productIds: readonly string[]): Promise<VariantRow[]> {
  return tx
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(
      asc(variants.productId),
      asc(variants.size),
      asc(variants.color),
      asc(variants.options),
    )
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
      .where(and(isIn(variants, reservation), gte(variants.stock, reservation.quantity)))
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
      .where(isIn(variants, reservation));
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
  line: LineVariant & { quantity: number },
): Promise<void> {
  const reserved = await tx
    .select()
    .from(orderStock)
    .where(and(eq(orderStock.orderId, orderId), eq(orderStock.productId, line.productId)))
    .orderBy(asc(orderStock.size), asc(orderStock.color), asc(orderStock.options));
  const given: StockReservation[] = [];
  let left = line.quantity;
  for (const { orderId: _, ...variant } of reserved) {
    const taken = isVariantOf(line, variant) ? Math.min(left, variant.quantity) : 0;
    if (taken === 0) continue;
    left -= taken;
    const reservation = { ...variant, quantity: taken };
    given.push(reservation);
    await tx
      .update(orderStock)
      .set({ quantity: sql`${orderStock.quantity} - ${taken}` })
      .where(and(eq(orderStock.orderId, orderId), isIn(orderStock, reservation)));
  }
  await restock(tx, given);
}
