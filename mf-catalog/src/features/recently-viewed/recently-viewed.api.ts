import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import type { Product } from '../../lib/product/product';
import { parseListedProduct } from '../../lib/product/list/product-list';

/** Fetches a product that was viewed before. Throws if the call fails. */
export async function fetchViewedProduct(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<Product> {
  return parseListedProduct(await http.get(apiPaths.product(id), { signal }));
}
