import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { parseOrders, type Order } from '@storefront/host/shop/orders/order';

/** Fetches the orders of the signed-in shopper, newest first. */
export async function fetchOrders(http: Http, signal: AbortSignal): Promise<Order[]> {
  return parseOrders(await http.get(apiPaths.orders, { signal }));
}
