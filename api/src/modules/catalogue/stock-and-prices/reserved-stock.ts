import { ORDER_STATUS } from '@storefront/host/contracts/api';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { orders, orderStock, returnStock } from '../../../db/schema';
import { choiceKey } from '../product-data';

/** The orders whose pieces are still in the shop. */
const NOT_SHIPPED = [ORDER_STATUS.pending, ORDER_STATUS.processing];

/**
 * How many pieces of each variant of these products are sold or being bought, but still in the shop: those of
 * orders that aren't shipped, and the replacements of exchanges. By product id and choice.
 */
export async function readReserved(
  tx: Database,
  productIds: readonly string[],
): Promise<(variant: ReservedVariant) => number> {
  const ids = [...productIds];
  const ofOrders = await tx
    .select({
      productId: orderStock.productId,
      size: orderStock.size,
      color: orderStock.color,
      options: orderStock.options,
      quantity: sql<number>`sum(${orderStock.quantity})`.mapWith(Number),
    })
    .from(orderStock)
    .innerJoin(orders, eq(orders.id, orderStock.orderId))
    .where(sql`${inArray(orderStock.productId, ids)} and ${inArray(orders.status, NOT_SHIPPED)}`)
    .groupBy(orderStock.productId, orderStock.size, orderStock.color, orderStock.options);
  const ofExchanges = await tx
    .select()
    .from(returnStock)
    .where(inArray(returnStock.productId, ids));
  const reserved = new Map<string, number>();
  for (const row of [...ofOrders, ...ofExchanges]) {
    const key = keyOf(row);
    reserved.set(key, (reserved.get(key) ?? 0) + row.quantity);
  }
  return (variant) => reserved.get(keyOf(variant)) ?? 0;
}

type ReservedVariant = Parameters<typeof choiceKey>[0] & { productId: string };

const keyOf = (variant: ReservedVariant) => `${variant.productId} ${choiceKey(variant)}`;
