import { services } from '@storefront/shared/host';
import type { LoaderFunctionArgs } from '@storefront/shared/router';
import type { Product } from '@storefront/shared/shop/product';
import { homeCategories } from '@storefront/shared/shop/store-categories';
import { getFeatured } from './featured.api';

/** What the home page shows of the store. */
export interface HomeData {
  categories: string[];
  featured: Product[];
}

/** Loads the categories and the featured products; a failure leaves the latter empty (HOME-06). */
export async function homeLoader(args: LoaderFunctionArgs): Promise<HomeData> {
  const { http, storeInfo } = services(args);
  const { signal } = args.request;
  const categories = homeCategories(await storeInfo());
  const [first = ''] = categories;
  try {
    return { categories, featured: await getFeatured(http, first, signal) };
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The featured products could not be loaded.', error);
    return { categories, featured: [] };
  }
}
