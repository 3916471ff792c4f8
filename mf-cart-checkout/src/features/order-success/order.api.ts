import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { parseOrder, type Order } from '@storefront/host/shop/orders/order';

/** The shopper's own order. Throws `HttpError`, `UnexpectedResponseError`. */
export async function fetchOrder(http: Http, orderId: string, signal: AbortSignal): Promise<Order> {
  return parseOrder(await http.get(apiPaths.order(orderId), { signal }));
}
