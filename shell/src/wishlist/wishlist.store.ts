import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { Bus, WishlistState } from '@storefront/shared/host';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/browser-storage';

/** An empty wishlist, as the server renders it. */
export function createWishlistStore() {
  return createStore<WishlistState>(() => ({ ids: [] }));
}

type WishlistStore = ReturnType<typeof createWishlistStore>;

/** Reads the stored ids. Never throws: what can't be read is left out. */
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

/** Follows the storage: at the start, and whenever another tab has changed it. */
export function readWishlist(store: WishlistStore, storage: KeyValueStorage) {
  store.setState({ ids: parseWishlist(storage.get(STORAGE_KEYS.wishlist)) });
}

/** Lets the bus put a product on the wishlist, or take it off (D15). */
export function connectWishlist(store: WishlistStore, storage: KeyValueStorage, bus: Bus) {
  bus.handle('wishlist.toggle', ({ id }) => {
    const stored = parseWishlist(storage.get(STORAGE_KEYS.wishlist));
    const ids = stored.includes(id) ? stored.filter((other) => other !== id) : [...stored, id];
    storage.set(STORAGE_KEYS.wishlist, JSON.stringify(ids));
    store.setState({ ids });
  });
}
