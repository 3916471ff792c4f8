import { LIMITS } from '@storefront/shared/contracts';
import type { StoreInfo } from './store-info';

/** As much of the store information's state as the categories depend on. */
export interface StoreCategoriesState {
  status: 'loading' | 'loaded' | 'error';
  info?: StoreInfo | undefined;
}

const HOME_DEFAULTS = ['Jeans', 'Jackets & Coats', 'Dresses'];
const LISTING_DEFAULTS = ['men', 'women', 'accessories'];
const LISTING_AFTER_FAILURE = ['Accessories'];

/**
 * Up to three categories of the home page; Jeans, Jackets & Coats, Dresses where the store gives
 * none or can't be asked (HOME-02, HOME-03, D25). Empty while loading.
 */
export function homeCategories(state: StoreCategoriesState): string[] {
  return storeCategories(state) ?? HOME_DEFAULTS;
}

/**
 * Up to three categories of the listing: the store's; men, women, accessories where it has none;
 * Accessories where it can't be asked (PLP-01, PLP-13, D25). Empty while loading.
 */
export function listingCategories(state: StoreCategoriesState): string[] {
  const fallback = state.status === 'error' ? LISTING_AFTER_FAILURE : LISTING_DEFAULTS;
  return storeCategories(state) ?? fallback;
}

/** Up to three categories of the header, with the listing's fallbacks (NAV-01, D25). */
export function headerCategories(state: StoreCategoriesState): string[] {
  return listingCategories(state);
}

/** The store's own categories; none yet while loading, undefined where a fallback is due. */
function storeCategories({ status, info }: StoreCategoriesState): string[] | undefined {
  if (info && info.categories.length > 0) return info.categories.slice(0, LIMITS.storeCategories);
  return status === 'loading' ? [] : undefined;
}
