import { apiPaths, LIMITS } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import type { Picture } from '@storefront/shared/shop/picture';
import {
  parseParentCategories,
  parseProductList,
  type ProductList,
} from '../../lib/product/product';
import { productQuery, type ProductFilters } from '../../lib/product/product-list-query';

/** Fetches a page of products (PLP-12). */
export async function fetchProductList(
  http: Http,
  filters: ProductFilters,
  signal: AbortSignal,
): Promise<ProductList> {
  return parseProductList(
    await http.get(apiPaths.products, { params: productQuery(filters), signal }),
  );
}

/** Fetches the sub-categories of a category, from its first 100 products, in alphabetical order (PLP-03). */
export async function fetchSubCategories(
  http: Http,
  category: string,
  signal: AbortSignal,
): Promise<string[]> {
  const params = productQuery({ category, limit: LIMITS.subCategoryFetch });
  const names = parseParentCategories(await http.get(apiPaths.products, { params, signal }));
  return names.sort((a, b) => a.localeCompare(b, 'en'));
}

/** Fetches the picture of a category's first product; undefined where there is none. */
export async function fetchCategoryPicture(
  http: Http,
  category: string,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  const { products } = await fetchProductList(http, { category, limit: 1 }, signal);
  return products[0]?.pictures[0];
}
