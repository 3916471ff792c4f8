import type { StoreInfoState } from '@storefront/host';
import { parseStoreInfo } from '@storefront/host/shop/store/store-info';

/** The store information as loaded from a server that sends these categories. */
export function storeWith(...categories: string[]): StoreInfoState {
  return {
    status: 'loaded',
    info: parseStoreInfo({ storeName: 'Noor', description: 'A quiet wardrobe.', categories }),
    error: undefined,
  };
}

/** The store information after its loading failed. */
export const failedStore: StoreInfoState = {
  status: 'error',
  info: undefined,
  error: 'Failed to load store information',
};
