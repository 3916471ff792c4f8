import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { parseOrderWithHistory, type OrderWithHistory } from './order-with-history';

/** Fetches an order of the signed-in shopper. */
export async function fetchOrder(
  http: Http,
  id: string,
  signal?: AbortSignal,
): Promise<OrderWithHistory> {
  return parseOrderWithHistory(await http.get(apiPaths.order(id), signal ? { signal } : {}));
}
