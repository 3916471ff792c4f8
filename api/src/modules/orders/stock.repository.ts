import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orderStock, variants } from '../../db/schema';
import type { VariantRow } from '../products/products.repository';

/** So many pieces of one variant. */
export interface Taking {
  productId: string;
  size: string;
  color: string;
  quantity: number;
}

const variantOf = ({ productId, size, color }: Taking) =>
  and(eq(variants.productId, productId), eq(variants.size, size), eq(variants.color, color));

/**
 * The variants of those products, locked until the transaction ends. Always in the same order, so
 * that two orders never wait for each other.
 */
export function lockVariants(tx: Database, productIds: readonly string[]): Promise<VariantRow[]> {
  return tx
    .select()
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.productId), asc(variants.size), asc(variants.color))
    .for('update');
}

/** Takes pieces off the shelf and remembers which, so that they can go back. */
export async function takeStock(
  tx: Database,
  orderId: string,
  takings: readonly Taking[],
): Promise<void> {
  for (const taking of takings) {
    const taken = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${taking.quantity}` })
      .where(and(variantOf(taking), gte(variants.stock, taking.quantity)))
      .returning({ stock: variants.stock });
    if (taken.length !== 1) throw new Error(`Stock of ${taking.productId} changed under its lock`);
  }
  await tx.insert(orderStock).values(takings.map((taking) => ({ orderId, ...taking })));
}

/** Puts back what an order took. A variant that is gone from the catalogue is left out. */
export async function returnStock(tx: Database, orderId: string): Promise<void> {
  const takings = await tx.delete(orderStock).where(eq(orderStock.orderId, orderId)).returning();
  await lockVariants(tx, [...new Set(takings.map(({ productId }) => productId))]);
  for (const taking of takings) {
    await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} + ${taking.quantity}` })
      .where(variantOf(taking));
  }
}
