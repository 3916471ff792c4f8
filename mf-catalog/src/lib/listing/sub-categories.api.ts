import { apiPaths, LIMITS } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { type ParentCategories, parseParentCategories } from '../product/list/product-list';
import { productQuery } from '../product/list/product-list-query';

/**
 * Fetches the sub-categories of a category, from its first 100 products, in alphabetical order (PLP-03); without a
 * category there are none.
 */
export async function fetchSubCategories(
  http: Http,
  category: string,
  signal: AbortSignal,
): Promise<ParentCategories> {
  if (category === '') return { names: [] };
  const params = productQuery({ category, limit: LIMITS.subCategoryPageSize });
  const found = parseParentCategories(await http.get(apiPaths.products, { params, signal }));
  return { ...found, names: found.names.sort((a, b) => a.localeCompare(b, 'en')) };
}
