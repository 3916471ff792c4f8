import { apiPaths } from '@storefront/host/contracts';
import type { GiftCardOffer, GiftCardRequest } from '@storefront/host/contracts/api';
import type { Http } from '@storefront/host';
import {
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';

/** Which gift cards can be bought, in rupees. Throws `HttpError`, `UnexpectedResponseError`. */
export async function fetchGiftCardOffer(http: Http, signal: AbortSignal): Promise<GiftCardOffer> {
  const offer = objectOrEmpty(unwrapData(await http.get(apiPaths.giftCards, { signal })));
  const minimum = readAmount(offer.minimum);
  const maximum = readAmount(offer.maximum);
  if (minimum === undefined || maximum === undefined) {
    throw new UnexpectedResponseError('gift cards', 'an offer with limits');
  }
  const amounts = listOrEmpty(offer.amounts).map(readAmount);
  return { minimum, maximum, amounts: amounts.filter((amount) => amount !== undefined) };
}

/**
 * Orders a gift card; returns the order's id. A second call with the same idempotency key orders no second one. Throws
 * `HttpError`, `UnexpectedResponseError`.
 */
export async function orderGiftCard(
  http: Http,
  request: GiftCardRequest,
  idempotencyKey: string,
): Promise<string> {
  const response = await http.post(apiPaths.giftCards, request, {
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  const id = readText(objectOrEmpty(unwrapData(response)).id);
  if (id === undefined) throw new UnexpectedResponseError('order', 'an object with an id');
  return id;
}
