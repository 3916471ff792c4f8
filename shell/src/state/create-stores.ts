import type { StoreInfoState } from '@storefront/host';
import { createBagStore } from '../cart/bag.store';
import { createCartStore } from '../cart/cart.store';
import { createPendingOrderStore } from '../orders/pending-order.store';
import { createSessionStore } from '../session/session.store';
import { createStoreInfoStore } from '../store-info/store-info.store';
import { createToastStore } from '../toasts/toast.store';
import { createWishlistStore } from '../wishlist/wishlist.store';

/**
 * Creates the shell's stores, a set for each page or server-side render. Only the store information may
 * be filled: everything else is personal and only in the browser.
 */
export function createStores(storeInfo?: StoreInfoState) {
  return {
    storeInfo: createStoreInfoStore(storeInfo),
    session: createSessionStore(),
    cart: createCartStore(),
    bag: createBagStore(),
    wishlist: createWishlistStore(),
    toasts: createToastStore(),
    pendingOrder: createPendingOrderStore(),
  };
}

export type Stores = ReturnType<typeof createStores>;
