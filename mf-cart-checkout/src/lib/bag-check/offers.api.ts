import type { Http } from '@storefront/shared/host';
import {
  listOrEmpty,
  objectOrEmpty,
  readText,
  unwrapData,
} from '@storefront/shared/response/read-response';
import { parseOffer, type ProductOffer } from '@storefront/shared/shop/catalogue/product-offer';
import { fetchListsById } from '@storefront/shared/shop/catalogue/products-by-id';

/** The current offers for products, by id; undefined for a product that the shop doesn't have any more. */
export type Offers = ReadonlyMap<string, ProductOffer | undefined>;

/**
 * Fetches the offers for these products. Without any for a server that doesn't know the parameter `ids` and
 * sends other products: then nothing is known. Throws if a call fails.
 */
export async function fetchOffers(
  http: Http,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Offers> {
  const lists = await fetchListsById(http, ids, signal);
  const sent = lists.flatMap(readProducts);
  if (sent.some(({ id }) => !ids.includes(id))) return new Map();
  return new Map(ids.map((id) => [id, sent.find((product) => product.id === id)?.offer]));
}

function readProducts(list: unknown): { id: string; offer: ProductOffer }[] {
  const entries = Array.isArray(list) ? list : listOrEmpty(objectOrEmpty(list).data);
  return entries.flatMap((entry) => {
    const product = objectOrEmpty(unwrapData(entry));
    const id = readText(product.id);
    return id === undefined ? [] : [{ id, offer: parseOffer(product) }];
  });
}
