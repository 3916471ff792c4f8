import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import {
  parseOrderWithHistory,
  type OrderWithHistory,
} from '../../../lib/order/order-with-history';

/** Cancels an order that isn't shipped yet; returns the cancelled order. */
export async function cancelOrder(http: Http, id: string): Promise<OrderWithHistory> {
  return parseOrderWithHistory(await http.post(apiPaths.orderCancellation(id)));
}
