import { services } from '@storefront/host';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import { getHomeCategories } from '@storefront/host/shop/store/store-categories';
import type { Product } from '../../lib/product/product';
import { fetchFeaturedProducts } from './home.api';

/** The data of the home page. There is always something to show, so there is no failed state. */
export interface HomeData {
  categories: string[];
  featured: Product[];
}

/**
 * Loads the categories and the featured products. A failure leaves the latter empty (HOME-06), with a
 * status that keeps the empty page out of caches.
 */
export async function loadHome(args: LoaderFunctionArgs) {
  const { http, storeInfo } = services(args);
  const { signal } = args.request;
  const categories = getHomeCategories(await storeInfo());
  const [first = ''] = categories;
  try {
    const featured = await fetchFeaturedProducts(http, first, signal);
    return { categories, featured } satisfies HomeData;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The featured products could not be loaded.', error);
    return data<HomeData>({ categories, featured: [] }, { status: 503 });
  }
}
