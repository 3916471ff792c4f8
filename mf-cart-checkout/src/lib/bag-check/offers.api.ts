import type { Http } from '@storefront/host';
import { objectOrEmpty, readText, unwrapData } from '@storefront/host/response/read-response';
import { type Labelled, readLabels } from '@storefront/host/shop/catalogue/labels';
import { parseOffer } from '@storefront/host/shop/catalogue/parse-offer';
import { parseProductPictures, type Picture } from '@storefront/host/shop/catalogue/picture';
import type { ProductOffer } from '@storefront/host/shop/catalogue/product-offer';
import { fetchListsById } from '@storefront/host/shop/catalogue/products-by-id';

/** What the shop offers of a product, what its values are called, and its pictures. */
export interface Offer extends ProductOffer, Labelled {
  pictures: Picture[];
}

/** The current offers for products, by id; undefined for a product that the shop doesn't have any more. */
export type Offers = ReadonlyMap<string, Offer | undefined>;

/**
 * Fetches the offers for these products. Without any for a server that doesn't know the parameter `ids` and
 * sends other products, or sends no list: then nothing is known. Throws if a call fails.
 */
export async function fetchOffers(
  http: Http,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Offers> {
  const lists = (await fetchListsById(http, ids, signal)).map(readProducts);
  const sent = lists.flatMap((products) => products ?? []);
  const isUnderstood =
    lists.every((products) => products) && sent.every(({ id }) => ids.includes(id));
  if (!isUnderstood) return new Map();
  return new Map(ids.map((id) => [id, sent.find((product) => product.id === id)?.offer]));
}

/** The products of a list; undefined for a response that is none. */
function readProducts(response: unknown): { id: string; offer: Offer }[] | undefined {
  const list = Array.isArray(response) ? response : objectOrEmpty(response).data;
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((entry: unknown) => {
    const product = objectOrEmpty(unwrapData(entry));
    const id = readText(product.id);
    const offer = {
      ...parseOffer(product),
      ...readLabels(product.labels),
      pictures: parseProductPictures(product),
    };
    return id === undefined ? [] : [{ id, offer }];
  });
}
