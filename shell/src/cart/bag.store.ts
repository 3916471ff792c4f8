import type { Bus } from '@storefront/shared/host';
import { createStore } from 'zustand/vanilla';

/** Whether the header's bag is to be open, and who asked for it. */
export interface BagState {
  /** `addition`: something was put into the cart on a page that stays. */
  openedBy: 'link' | 'addition' | undefined;
}

/** A closed bag, as the server renders it. */
export function createBagStore() {
  return createStore<BagState>(() => ({ openedBy: undefined }));
}

export type BagStore = ReturnType<typeof createBagStore>;

/** Handles `bag.show`, also before the header is hydrated. */
export function connectBag(store: BagStore, bus: Bus) {
  bus.handle('bag.show', () => store.setState({ openedBy: 'addition' }));
}
