import { services, type LoaderServices } from '@storefront/host';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import { filterCount } from '../../lib/listing/filters';
import type { ProductList } from '../../lib/product/list/product-list';
import { withFallback } from '../../lib/with-fallback';
import { fetchFeatured, fetchResults, type SearchResultPage } from './search.api';
import { parseSearchParams, type SearchParams } from './search-params';

/** The results of a search, featured products if there are none, or a failure. */
export type SearchData =
  | { status: 'nothing-searched' }
  | ({ status: 'ready'; featured: ProductList['products'] } & SearchResultPage)
  | { status: 'failed' };

/** Loads the results of the URL's search; a failed search responds with 503. */
export async function loadSearch(args: LoaderFunctionArgs) {
  const { request } = args;
  const params = parseSearchParams(new URL(request.url).search);
  if (params.q === '') return { status: 'nothing-searched' } satisfies SearchData;
  return loadResults(services(args), request.signal, params);
}

async function loadResults({ http }: LoaderServices, signal: AbortSignal, params: SearchParams) {
  try {
    const results = await fetchResults(http, params, signal);
    const isEmpty = results.total === 0 && filterCount(params.filters) === 0;
    // If they can't be loaded, the page still says that nothing was found.
    const featured = isEmpty ? await withFallback([], fetchFeatured(http, signal), signal) : [];
    return { status: 'ready', ...results, featured } satisfies SearchData;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The search failed.', error);
    return data({ status: 'failed' } satisfies SearchData, { status: 503 });
  }
}
