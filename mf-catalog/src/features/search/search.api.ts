import { apiPaths, LIMITS } from '@storefront/shared/contracts';
import type { Http } from '@storefront/shared/host';
import { objectOrEmpty, readText } from '@storefront/shared/response/read-response';
import { parseProductList, type Product, type ProductList } from '../../lib/product/product';
import { filterParameters } from '../../lib/listing/filters';
import { parseFacets, type Facets } from '../../lib/listing/facets';
import type { SearchParams } from './search-params';

/** A page of what a search finds. */
export interface SearchResults extends ProductList {
  /** What was searched instead, because nothing is found as it was written. */
  correction?: string | undefined;
  /** What the results can be narrowed down by. */
  facets?: Facets | undefined;
}

/** Fetches a page of results. Throws what failed. */
export async function fetchResults(
  http: Http,
  { q, page, filters }: SearchParams,
  signal: AbortSignal,
): Promise<SearchResults> {
  const params = { q, page, limit: LIMITS.pageSize, ...filterParameters(filters), facets: 'true' };
  const response = await http.get(apiPaths.products, { params, signal });
  return {
    ...parseProductList(response),
    correction: readText(objectOrEmpty(response).correction),
    facets: parseFacets(response),
  };
}

/** So many fit side by side. */
const FEATURED = 4;

/** Fetches what is shown where a search finds nothing: the list that has featured products first. */
export async function fetchFeatured(http: Http, signal: AbortSignal): Promise<Product[]> {
  const params = { page: 1, limit: FEATURED };
  return parseProductList(await http.get(apiPaths.products, { params, signal })).products;
}
