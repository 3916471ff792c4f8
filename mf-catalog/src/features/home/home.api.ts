import { apiPaths, LIMITS } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import type { Product } from '../../lib/product/product';
import { parseProductList } from '../../lib/product/list/product-list';
import { productQuery } from '../../lib/product/list/product-list-query';

/** Fetches the featured products: the first four of a category (HOME-07). */
export async function fetchFeaturedProducts(
  http: Http,
  category: string,
  signal: AbortSignal,
): Promise<Product[]> {
  const response = await http.get(apiPaths.products, {
    params: productQuery({ category: category.toLowerCase(), limit: LIMITS.featuredProductsCount }),
    signal,
  });
  // A server may send more than the limit.
  return parseProductList(response).products.slice(0, LIMITS.featuredProductsCount);
}
