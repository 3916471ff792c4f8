import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http } from '@storefront/host';
import { parseOrderWithHistory, type OrderWithHistory } from '../../lib/order/order-with-history';

/** The order number and contact details that an order is looked up with, signed in or not (TRACK-06). */
export interface OrderLookup {
  orderId: string;
  /** The email or phone that the order was placed with. */
  contactInfo: string;
}

/** Fetches the order that belongs to these contact details. */
export async function fetchOrderByContact(
  http: Http,
  lookup: OrderLookup,
  signal: AbortSignal,
): Promise<OrderWithHistory> {
  const params = { contactInfo: lookup.contactInfo };
  return parseOrderWithHistory(await http.get(apiPaths.order(lookup.orderId), { params, signal }));
}

/** True if the server responds that no order matches these details, or denies access (D24). */
export function isAccessDenied(error: unknown): boolean {
  return error instanceof HttpError && [401, 403, 404].includes(error.status ?? 0);
}
