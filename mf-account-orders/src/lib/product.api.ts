import { apiPaths } from '@storefront/host/contracts';
import { HttpError, type Http } from '@storefront/host';
import { objectOrEmpty, readText, unwrapData } from '@storefront/host/response/read-response';
import { type Labelled, readLabels } from '@storefront/host/shop/catalogue/labels';
import { parseOffer } from '@storefront/host/shop/catalogue/parse-offer';
import { parseProductPictures, type Picture } from '@storefront/host/shop/catalogue/picture';
import type { ProductOffer } from '@storefront/host/shop/catalogue/product-offer';

/** The current offer for a product that was bought before. */
export interface OfferedProduct extends ProductOffer, Labelled {
  id: string;
  /** Its part of the address of its page; without one it is the id. */
  handle: string | undefined;
  name: string;
  pictures: Picture[];
}

/** Fetches a product; undefined if the shop no longer has it. */
export async function fetchOffer(
  http: Http,
  id: string,
  signal?: AbortSignal,
): Promise<OfferedProduct | undefined> {
  try {
    const response = await http.get(apiPaths.product(id), signal ? { signal } : {});
    const product = objectOrEmpty(unwrapData(response));
    const name = readText(product.title) ?? '';
    const handle = readText(product.handle);
    const pictures = parseProductPictures(product);
    return { id, handle, name, pictures, ...parseOffer(product), ...readLabels(product.labels) };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
