import type { StoreInfoState } from '@storefront/shared/host';
import { createCartStore } from '../cart/cart.store';
import { createPendingOrderStore } from '../orders/pending-order.store';
import { createSessionStore } from '../session/session.store';
import { createStoreInfoStore } from '../store-info/store-info.store';
import { createToastStore } from '../toasts/toast.store';
import { createWishlistStore } from '../wishlist/wishlist.store';

/**
 * The shell's stores, one set for each page or server-side render. Only the store information comes
 * filled: all else belongs to a person and is the browser's.
 */
export function createStores(storeInfo?: StoreInfoState) {
  return {
    storeInfo: createStoreInfoStore(storeInfo),
    session: createSessionStore(),
    cart: createCartStore(),
    wishlist: createWishlistStore(),
    toasts: createToastStore(),
    pendingOrder: createPendingOrderStore(),
  };
}

export type Stores = ReturnType<typeof createStores>;
