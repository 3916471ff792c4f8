import { apiPaths } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { parseProduct, type Product } from '@storefront/shared/shop/product';

/** One product, with its stock by variant where the server tells it. */
export async function getProduct(http: Http, id: string, signal: AbortSignal): Promise<Product> {
  return parseProduct(await http.get(apiPaths.product(id), { signal }));
}
