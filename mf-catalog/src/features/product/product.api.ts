import { apiPaths } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { parseProduct, type Product } from '../../lib/product/product';
import { parseProductFacts, type ProductFact } from '../../lib/product/product-facts';

/** A product, and what the store tells about it beyond what a list needs. */
export interface ToldProduct {
  product: Product;
  facts: ProductFact[];
}

/** One product, with its stock by variant where the server tells it. */
export async function getProduct(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<ToldProduct> {
  const answer = await http.get(apiPaths.product(id), { signal });
  return { product: parseProduct(answer), facts: parseProductFacts(answer) };
}
