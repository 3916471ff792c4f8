import type { Bus } from '@storefront/host';
import { createStore } from 'zustand/vanilla';

/** Whether the header's bag should be open, and what opened it. */
interface BagState {
  /** `addition`: something was added to the cart, and its page stays open. */
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
