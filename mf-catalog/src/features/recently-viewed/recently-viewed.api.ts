import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { parseProduct, type Product } from '../../lib/product/product';

/** Fetches a product that was viewed before. Throws if the call fails. */
export async function fetchViewedProduct(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<Product> {
  return parseProduct(await http.get(apiPaths.product(id), { signal }));
}
