import { apiPaths, LIMITS } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { parseProductList, type Product } from '../../lib/product/product';
import { productQuery } from '../../lib/product/product-list-query';

/** The featured products: the first four of a category (HOME-07). */
export async function getFeatured(
  http: Http,
  category: string,
  signal: AbortSignal,
): Promise<Product[]> {
  const answer = await http.get(apiPaths.products, {
    params: productQuery({ category: category.toLowerCase(), limit: LIMITS.featuredProducts }),
    signal,
  });
  // A server may give more than it was asked for.
  return parseProductList(answer).products.slice(0, LIMITS.featuredProducts);
}
