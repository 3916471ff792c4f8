import type { Http } from '@storefront/host';
import { fetchListsById } from '@storefront/host/shop/catalogue/products-by-id';
import type { Product } from '../product';
import { parseProductList } from './product-list';

/** Fetches the products with these ids, in order, without missing ones. Throws if a call fails. */
export async function fetchProductsById(
  http: Http,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Product[]> {
  const lists = await fetchListsById(http, ids, signal);
  const products = lists.flatMap((list) => parseProductList(list).products);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}
