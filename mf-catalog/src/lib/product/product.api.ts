import { apiPaths } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { parseProduct, type Product } from './product';
import { parseProductFacts, type ProductFact } from './product-facts';

/** A product, with the facts that only its own page shows. */
export interface ProductDetail {
  product: Product;
  facts: ProductFact[];
}

/** Fetches one product, with its stock by variant where the server sends it. */
export async function fetchProduct(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<ProductDetail> {
  const response = await http.get(apiPaths.product(id), { signal });
  return { product: parseProduct(response), facts: parseProductFacts(response) };
}
