import { apiPaths, LIMITS } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import { objectOrEmpty, readText, readTexts } from '@storefront/host/response/read-response';
import type { Product } from '../../lib/product/product';
import { parseProductList, type ProductList } from '../../lib/product/list/product-list';
import { filterParameters } from '../../lib/listing/filters';
import type { Facets } from '../../lib/listing/facets';
import { parseFacets } from '../../lib/listing/parse-facets';
import type { SearchParams } from './search-params';

/** A page of search results. */
export interface SearchResultPage extends ProductList {
  /** The corrected text that was searched instead, because the original one has no results. */
  correction?: string | undefined;
  /** Searched words that the results were found without; empty if all were found. */
  unmatched: string[];
  /** The available filters of the results. */
  facets?: Facets | undefined;
}

/** Fetches the pages of results that are shown, as one. Throws if one of the calls fails. */
export async function fetchResults(
  http: Http,
  params: SearchParams,
  signal: AbortSignal,
): Promise<SearchResultPage> {
  const { page: last, from = last } = params;
  const [first, ...others] = await Promise.all([
    fetchResultPage(http, { ...params, page: from }, signal),
    ...Array.from({ length: last - from }, (_, index) =>
      fetchResultPage(http, { ...params, page: from + index + 1 }, signal),
    ),
  ]);
  const products = [first, ...others].flatMap((page) => page.products);
  return {
    ...first,
    products: [...new Map(products.map((product) => [product.id, product])).values()],
  };
}

async function fetchResultPage(
  http: Http,
  { q, page, filters }: SearchParams,
  signal: AbortSignal,
): Promise<SearchResultPage> {
  const params = { q, page, limit: LIMITS.pageSize, ...filterParameters(filters), facets: 'true' };
  const response = await http.get(apiPaths.products, { params, signal });
  return {
    ...parseProductList(response, filters.color),
    correction: readText(objectOrEmpty(response).correction),
    unmatched: readTexts(objectOrEmpty(response).unmatched),
    facets: parseFacets(response, filters.color),
  };
}

/** As many as fit side by side. */
const FEATURED = 4;

/** Fetches products to show if a search has no results: the default list begins with featured products. */
export async function fetchFeatured(http: Http, signal: AbortSignal): Promise<Product[]> {
  const params = { page: 1, limit: FEATURED };
  return parseProductList(await http.get(apiPaths.products, { params, signal })).products;
}
