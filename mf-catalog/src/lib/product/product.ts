import type { Product as ApiProduct } from '@storefront/host/contracts/api';
import { objectOrEmpty, readText, unwrapData } from '@storefront/host/response/read-response';
import { readLabels } from '@storefront/host/shop/catalogue/labels';
import { parseProductPictures, type Picture } from '@storefront/host/shop/catalogue/picture';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { parseAttributes } from '@storefront/host/shop/catalogue/product-attributes';
import { parseOffer } from '@storefront/host/shop/catalogue/parse-offer';
import type { ProductOffer } from '@storefront/host/shop/catalogue/product-offer';

/** Names that a product may lack (MAP-09). */
type ProductNames = Partial<
  Pick<
    ApiProduct,
    'category' | 'subCategory' | 'masterCategory' | 'parentCategory' | 'createdAt' | 'labels'
  >
>;

/** A product in the shop's form (MAP-01 to MAP-09); prices in rupees. */
export interface Product
  extends Pick<ApiProduct, 'id' | 'description'>, ProductNames, ProductOffer {
  /** Its part of the address of its page; without one it is the id. */
  handle?: string | undefined;
  name: string;
  /** The colour in which it is shown, if the shopper asked for one. */
  color?: string | undefined;
  /** URL of the main picture; empty if there is none. */
  image: string;
  /** Its pictures, each once, the main one first: all of them, or those of a colour. */
  pictures: Picture[];
  featured: boolean;
  /** What its colours look like, by their names, in CSS; only in lists, and if it has pictures of them. */
  swatches?: Record<string, string> | undefined;
}

/**
 * Maps a product of the server, bare or in `data`, to the shop's form (MAP-01 to MAP-06, MAP-09,
 * D21, D28, D33). Throws UnexpectedResponseError where there is no id or no title.
 */
export function parseProduct(response: unknown): Product {
  const product = objectOrEmpty(unwrapData(response));
  const id = readText(product.id);
  const name = readText(product.title);
  if (id === undefined || name === undefined) {
    throw new UnexpectedResponseError('product', 'an object with an id and a title');
  }
  const pictures = parseProductPictures(product);
  return {
    id,
    handle: readText(product.handle),
    name,
    ...parseOffer(product),
    image: pictures[0]?.src ?? '',
    pictures,
    description: readText(product.description) ?? '',
    featured: parseAttributes(product.attributes)
      .valuesOf('featured')
      .some((value) => /true/i.test(value)),
    category: readText(product.category),
    subCategory: readText(product.subCategory),
    masterCategory: readText(product.masterCategory),
    parentCategory: readText(product.parentCategory),
    createdAt: readText(product.createdAt),
    ...readLabels(product.labels),
  };
}
