import { LIMITS } from '@storefront/host/contracts';
import type { StoreInfo } from './store-info';

/** The part of the store information's state on which the categories depend. */
interface StoreCategoriesState {
  status: 'loading' | 'loaded' | 'error';
  info?: StoreInfo | undefined;
}

const HOME_DEFAULTS = ['Jeans', 'Jackets & Coats', 'Dresses'];
const LISTING_DEFAULTS = ['men', 'women', 'accessories'];
const LISTING_AFTER_FAILURE = ['Accessories'];

/**
 * Up to three categories of the home page; Jeans, Jackets & Coats, Dresses if the store has none or the call
 * failed (HOME-02, HOME-03, D25). Empty while loading.
 */
export function getHomeCategories(state: StoreCategoriesState): string[] {
  return storeCategories(state) ?? HOME_DEFAULTS;
}

/**
 * Up to three categories of the listing: the store's; men, women, accessories if it has none; Accessories if
 * the call failed (PLP-01, PLP-13, D25). Empty while loading.
 */
export function getListingCategories(state: StoreCategoriesState): string[] {
  const fallback = state.status === 'error' ? LISTING_AFTER_FAILURE : LISTING_DEFAULTS;
  return storeCategories(state) ?? fallback;
}

/** Up to three categories of the header, with the listing's fallbacks (NAV-01, D25). */
export function getHeaderCategories(state: StoreCategoriesState): string[] {
  return getListingCategories(state);
}

/** The store's own categories; empty while loading, undefined if the fallback has to be used. */
function storeCategories({ status, info }: StoreCategoriesState): string[] | undefined {
  if (info && info.categories.length > 0)
    return info.categories.slice(0, LIMITS.storeCategoriesMax);
  return status === 'loading' ? [] : undefined;
}
