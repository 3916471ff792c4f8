import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { credits, giftCardOrders, orders } from '../../db/schema';

export type GiftCardOrderRow = typeof giftCardOrders.$inferSelect;

/** What an order of a gift card buys, and the card once it is issued. */
export interface OrderedCard {
  bought: GiftCardOrderRow;
  card: typeof credits.$inferSelect | null;
}

export async function insertGiftCardOrder(tx: Database, row: GiftCardOrderRow): Promise<void> {
  await tx.insert(giftCardOrders).values(row);
}

/** What these orders buy, by their ids; goods are left out. */
export async function findOrderedCards(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderedCard>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ bought: giftCardOrders, card: credits })
    .from(giftCardOrders)
    .leftJoin(credits, eq(credits.id, giftCardOrders.cardId))
    .where(inArray(giftCardOrders.orderId, [...orderIds]));
  return new Map(rows.map((row) => [row.bought.orderId, row]));
}

/** Stores which gift card was issued for an order that the transaction has locked. */
export async function setCardOfOrder(tx: Database, orderId: string, cardId: string): Promise<void> {
  await tx.update(giftCardOrders).set({ cardId }).where(eq(giftCardOrders.orderId, orderId));
}

/** The ids of paid orders whose gift card is to be mailed on that day in India or earlier, and isn't issued yet. */
export async function findOrdersToSend(
  db: Database,
  today: string,
  limit: number,
): Promise<string[]> {
  const isDue = or(isNull(giftCardOrders.sendOn), lte(giftCardOrders.sendOn, today));
  const rows = await db
    .select({ id: orders.id })
    .from(giftCardOrders)
    .innerJoin(orders, eq(orders.id, giftCardOrders.orderId))
    .where(and(isNull(giftCardOrders.cardId), eq(orders.status, ORDER_STATUS.processing), isDue))
    .orderBy(asc(orders.createdAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Erases to whom gift cards of these orders went, and from whom. */
export async function eraseGiftCardOrders(
  tx: Database,
  orderIds: readonly string[],
): Promise<void> {
  await tx
    .update(giftCardOrders)
    .set({ recipient: null, sender: null, message: null })
    .where(inArray(giftCardOrders.orderId, [...orderIds]));
}
