import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { objectOrEmpty, readNumber } from '@storefront/host/response/read-response';
import { parseOrders, type Order } from '@storefront/host/shop/orders/order';
import type { OrdersParams } from './orders-params';

/** A page of the orders; `total` is the number of orders on all pages. */
export interface OrdersPage {
  orders: Order[];
  total: number;
}

/** Fetches a page of the shopper's orders, newest first. A server without pages sends all of them. */
export async function fetchOrdersPage(
  http: Http,
  { query, page }: OrdersParams,
  signal: AbortSignal,
): Promise<OrdersPage> {
  const response = await http.get(apiPaths.orders, { params: { q: query, page }, signal });
  const orders = parseOrders(response);
  const total = readNumber(objectOrEmpty(response).count) ?? orders.length;
  return { orders, total };
}
