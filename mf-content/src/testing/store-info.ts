import type { StoreInfoState } from '@storefront/host';
import { parseStoreInfo } from '@storefront/host/shop/store/store-info';

/** The store information as the API sends it; `more` adds to it or replaces parts. */
export function storeResponse(more: Record<string, unknown> = {}) {
  return {
    storeName: 'Maison Test',
    companyName: 'Maison Test Pvt Ltd',
    companyAddress: '12 Linking Road, Mumbai 400050',
    companyEmail: 'care@maison.test',
    companyPhone: '+91 98765 43210',
    companyLogoUrl: 'https://maison.test/logo.svg',
    description: 'Clothing',
    categories: ['Women', 'Men'],
    policies: {},
    ...more,
  };
}

/** The state of a store whose information has been loaded. */
export function loadedStore(more: Record<string, unknown> = {}): StoreInfoState {
  return { status: 'loaded', info: parseStoreInfo(storeResponse(more)), error: undefined };
}

/** The state of a store that can't be reached. */
export const unreachableStore: StoreInfoState = {
  status: 'error',
  info: undefined,
  error: 'An error occurred while loading store information',
};
