import type { WishlistState } from '@storefront/host';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/browser-storage';
import { readStored } from './stored-wishlist';

/** A wishlist that isn't known yet, as the server renders it. */
export function createWishlistStore() {
  return createStore<WishlistState>(() => ({ ids: [], saved: {}, status: 'loading' }));
}

export type WishlistStore = ReturnType<typeof createWishlistStore>;

/**
 * Reads the wishlist from the storage: at page load, and after another tab changed it. An account's wishlist
 * that was never fetched on this device stays unknown.
 */
export function rehydrateWishlist(
  store: WishlistStore,
  storage: KeyValueStorage,
  signedIn: boolean,
) {
  const { ids, saved, account } = readStored(storage);
  const isKnown = !signedIn || account !== undefined;
  store.setState((state) => ({ ids, saved, status: isKnown ? 'ready' : state.status }));
}
