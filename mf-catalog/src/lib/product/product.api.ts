import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import {
  objectOrEmpty,
  readText,
  readTexts,
  unwrapData,
} from '@storefront/host/response/read-response';
import { parseProduct, type Product } from './product';
import { parseDeclarations, parseProductFacts, type ProductFact } from './product-facts';

/** A product, with what only its own page has. */
export interface ProductDetail {
  product: Product;
  facts: ProductFact[];
  /** What the law wants the page to say. */
  declarations: ProductFact[];
  /** Who makes it. */
  vendor?: string | undefined;
  /** The names of the collections that it is in. */
  collections: string[];
  /** The ids of what the merchant has chosen to be worn with it. */
  look: string[];
  /** The title and the description for search engines, where they aren't the product's own. */
  seoTitle?: string | undefined;
  seoDescription?: string | undefined;
}

/** Fetches one product by its id or handle, with its stock by variant where the server sends it. */
export async function fetchProduct(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<ProductDetail> {
  const response = await http.get(apiPaths.product(id), { signal });
  const { vendor, collections, look, seoTitle, seoDescription } = objectOrEmpty(
    unwrapData(response),
  );
  return {
    product: parseProduct(response),
    facts: parseProductFacts(response),
    declarations: parseDeclarations(response),
    vendor: readText(vendor),
    collections: readTexts(collections),
    look: readTexts(look),
    seoTitle: readText(seoTitle),
    seoDescription: readText(seoDescription),
  };
}
