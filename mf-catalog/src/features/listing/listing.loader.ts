import type { Labels } from '@storefront/host/contracts/api';
import { services, type LoaderServices } from '@storefront/host';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import { getListingCategories } from '@storefront/host/shop/store/store-categories';
import type { Category } from '../../components/category-card/category-cards';
import type { ProductList } from '../../lib/product/list/product-list';
import type { Facets } from '../../lib/listing/facets';
import { withFallback } from '../../lib/with-fallback';
import { fetchSubCategories } from '../../lib/listing/sub-categories.api';
import { loadCategoryCards } from './categories-to-choose';
import { fetchCategoryPicture, fetchFacets, fetchProductPages } from './listing.api';
import { listingName, parseListingParams, sortOf, type ListingParams } from './listing-params';

/** The products of a category or collection, the categories to choose from where the URL names none, or a failure. */
export type ListingData =
  | ({
      status: 'ready';
      subCategories: string[];
      /** What the category and its sub-categories are called; absent in the shop's first language. */
      labels?: Labels | undefined;
      facets?: Facets | undefined;
    } & ProductList)
  | { status: 'no-category'; categories: Category[] }
  | { status: 'failed' };

/** Loads the listing that the URL specifies; a failed list responds with 503 (PLP-09). */
export async function loadListing(args: LoaderFunctionArgs) {
  const { request } = args;
  const params = parseListingParams(new URL(request.url).search);
  return listingName(params) === ''
    ? loadCategories(services(args), request.signal)
    : loadProducts(services(args), request.signal, params);
}

async function loadCategories(
  { http, storeInfo }: LoaderServices,
  signal: AbortSignal,
): Promise<ListingData> {
  const [state] = await Promise.all([storeInfo(), loadCategoryCards()]);
  const categories = getListingCategories(state).map(async (name) => {
    const category = name.toLowerCase();
    // The store's own picture of a category comes with the store information.
    if (state.info?.pictures.categories[category]) return { name };
    const picture = fetchCategoryPicture(http, category, signal);
    return { name, fallback: await withFallback(undefined, picture, signal) };
  });
  return { status: 'no-category', categories: await Promise.all(categories) };
}

async function loadProducts({ http }: LoaderServices, signal: AbortSignal, params: ListingParams) {
  const { page, from = page, filters } = params;
  const selection = { ...params, from, filters: { ...filters, sort: sortOf(params) } };
  try {
    const [list, { names: subCategories, labels }, facets] = await Promise.all([
      fetchProductPages(http, selection, signal),
      withFallback({ names: [] }, fetchSubCategories(http, params.category, signal), signal),
      withFallback(undefined, fetchFacets(http, params, signal), signal),
    ]);
    return { status: 'ready', ...list, subCategories, labels, facets } satisfies ListingData;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The products could not be loaded.', error);
    return data({ status: 'failed' } satisfies ListingData, { status: 503 });
  }
}
