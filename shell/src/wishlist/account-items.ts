import type { SavedProduct } from '@storefront/host';
import {
  objectOrEmpty,
  readEntries,
  readPositive,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';

/** A product on the wishlist of an account. */
export interface AccountItem extends SavedProduct {
  id: string;
}

/** Reads an account's wishlist. Throws UnexpectedResponseError without a list. */
export function parseAccountItems(response: unknown): AccountItem[] {
  const entries = unwrapData(response);
  if (Array.isArray(entries)) return readEntries(entries, parseItem);
  throw new UnexpectedResponseError('wishlist', 'a list of products in data');
}

function parseItem(entry: unknown): AccountItem {
  const { productId, priceWhenAdded, addedAt } = objectOrEmpty(entry);
  const id = readText(productId);
  if (id === undefined)
    throw new UnexpectedResponseError('wishlist item', 'an object with a productId');
  return { id, price: readPositive(priceWhenAdded), addedAt: readText(addedAt) };
}
