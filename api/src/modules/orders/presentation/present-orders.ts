import type { Order } from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import type { FullOrder } from '../orders.repository';
import { readHistories } from './order-history';
import { type OrderView, presentOrder } from './present-order';

/** Orders with their histories, as the API represents them, in the same order. */
export async function presentOrders(
  db: Database,
  orders: readonly FullOrder[],
  view: OrderView,
): Promise<Order[]> {
  const historyOf = await readHistories(
    db,
    orders.map(({ order }) => order.id),
  );
  return orders.map((order) => presentOrder(order, historyOf(order.order.id), view));
}

/** One order with its history, as the API represents it. */
export async function presentFullOrder(
  db: Database,
  order: FullOrder,
  view: OrderView,
): Promise<Order> {
  const historyOf = await readHistories(db, [order.order.id]);
  return presentOrder(order, historyOf(order.order.id), view);
}
