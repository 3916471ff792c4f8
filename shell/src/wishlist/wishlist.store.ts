import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { Bus, WishlistState } from '@storefront/shared/host';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/browser-storage';

/** An empty wishlist, as the server renders it. */
export function createWishlistStore() {
  return createStore<WishlistState>(() => ({ ids: [] }));
}

type WishlistStore = ReturnType<typeof createWishlistStore>;

/** Parses the stored ids. Never throws: invalid ones are left out. */
export function parseWishlist(stored: string | undefined): string[] {
  if (stored === undefined) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    console.warn('The stored wishlist is not JSON; starting with an empty one.');
    return [];
  }
}

/** Reads the wishlist from the storage: at page load, and after another tab changed it. */
export function readWishlist(store: WishlistStore, storage: KeyValueStorage) {
  store.setState({ ids: parseWishlist(storage.get(STORAGE_KEYS.wishlist)) });
}

/** Handles `wishlist.toggle`: adds a product to the wishlist, or removes it (D15). */
export function connectWishlist(store: WishlistStore, storage: KeyValueStorage, bus: Bus) {
  bus.handle('wishlist.toggle', ({ id }) => {
    const stored = parseWishlist(storage.get(STORAGE_KEYS.wishlist));
    const ids = stored.includes(id) ? stored.filter((other) => other !== id) : [...stored, id];
    storage.set(STORAGE_KEYS.wishlist, JSON.stringify(ids));
    store.setState({ ids });
  });
}
