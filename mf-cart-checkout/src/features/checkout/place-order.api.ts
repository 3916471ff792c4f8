import { apiPaths } from '@storefront/shared/contracts';
import type { OrderRequest } from '@storefront/shared/contracts/api';
import type { Http } from '@storefront/shared/host';
import {
  objectOrEmpty,
  readNumber,
  readText,
  unwrapData,
} from '@storefront/shared/shop/read-response';

/** What the server says of a new order; `total` is rupees by its own catalogue, if it tells. */
export interface PlacedOrder {
  id: string;
  total: number | undefined;
}

/** An answer to POST /orders that names no order. */
export class PlaceOrderError extends Error {
  override name = 'PlaceOrderError';
}

/** Places an order; the same key twice is the same order. Throws `HttpError`, `PlaceOrderError`. */
export async function placeOrder(
  http: Http,
  order: OrderRequest,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  const answer = await http.post(apiPaths.orders, order, {
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  return parsePlacedOrder(answer);
}

function parsePlacedOrder(answer: unknown): PlacedOrder {
  const { id, total } = objectOrEmpty(unwrapData(answer));
  const orderId = readText(id);
  if (orderId === undefined) {
    throw new PlaceOrderError('The answer to POST /orders names no order; check the API.');
  }
  return { id: orderId, total: readNumber(total) };
}
