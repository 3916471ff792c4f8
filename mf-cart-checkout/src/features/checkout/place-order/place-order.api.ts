import { apiPaths } from '@storefront/host/contracts';
import type { Order, OrderRequest } from '@storefront/host/contracts/api';
import type { Http } from '@storefront/host';
import {
  objectOrEmpty,
  readNumber,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';

/** The response to a placed order; `total` and `toPay` are the server's, in rupees, undefined if it has none. */
type PlaceOrderResponse = Pick<Order, 'id'> & Partial<Pick<Order, 'total' | 'toPay'>>;

/** The response to POST /orders has no order id. */
class PlaceOrderError extends Error {
  override name = 'PlaceOrderError';
}

/**
 * Places an order; a second call with the same idempotency key places no second one. Throws
 * `HttpError`, `PlaceOrderError`.
 */
export async function placeOrder(
  http: Http,
  request: OrderRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResponse> {
  const response = await http.post(apiPaths.orders, request, {
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  return parsePlaceOrderResponse(response);
}

function parsePlaceOrderResponse(response: unknown): PlaceOrderResponse {
  const { id, total, toPay } = objectOrEmpty(unwrapData(response));
  const orderId = readText(id);
  if (orderId === undefined) {
    throw new PlaceOrderError('The response to POST /orders has no order id; check the API.');
  }
  return { id: orderId, total: readNumber(total), toPay: readNumber(toPay) };
}
