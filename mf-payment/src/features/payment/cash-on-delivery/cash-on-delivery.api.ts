import type { Http } from '@storefront/host';
import { apiPaths } from '@storefront/host/contracts';
import { type CodOffer, parseCodOffer, parseOrderCode } from '../../../lib/parse-cash-on-delivery';

/** Whether an order can be paid on delivery. Throws `HttpError`. */
export async function fetchCodOffer(
  http: Http,
  orderId: string,
  signal: AbortSignal,
): Promise<CodOffer> {
  return parseCodOffer(await http.get(apiPaths.cashOnDelivery(orderId), { signal }));
}

/**
 * Has the code sent that confirms an order; returns when another can be sent. Throws `HttpError`,
 * `UnexpectedResponseError`.
 */
export async function sendOrderCode(http: Http, orderId: string): Promise<Date> {
  const { nextAt } = parseOrderCode(await http.post(apiPaths.orderCode(orderId), undefined));
  return new Date(nextAt);
}

/** Confirms an order by the code. Throws `HttpError`. */
export async function confirmOrder(http: Http, orderId: string, code: string): Promise<void> {
  await http.post(apiPaths.cashOnDelivery(orderId), { code });
}
