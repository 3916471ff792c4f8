import { apiPaths } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { parseOrder, type Order } from '@storefront/shared/shop/orders/order';

/** The shopper's own order. Throws `HttpError`, `UnexpectedResponseError`. */
export async function fetchOrder(http: Http, orderId: string, signal: AbortSignal): Promise<Order> {
  return parseOrder(await http.get(apiPaths.order(orderId), { signal }));
}
