import { apiPaths, LIMITS } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { parseProductList, type Product } from './product';

/** Fetches the products with these ids, in order, without missing ones. Throws if a call fails. */
export async function fetchProductsById(
  http: Http,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Product[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / LIMITS.productIdsMax) }, (_, part) =>
    ids.slice(part * LIMITS.productIdsMax, (part + 1) * LIMITS.productIdsMax),
  );
  const lists = await Promise.all(
    parts.map((part) => http.get(apiPaths.products, { params: { ids: part.join(',') }, signal })),
  );
  const products = lists.flatMap((list) => parseProductList(list).products);
  // A server that doesn't support `ids` sends other products.
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}
