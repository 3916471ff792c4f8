import { STORAGE_KEYS } from '@storefront/host/contracts';
import type { Bus } from '@storefront/host';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/browser-storage';

/** The newest order placed in this browser that still has to be paid (D31). */
interface PendingOrderState {
  orderId: string | undefined;
}

/** No pending order, as the server renders it. */
export function createPendingOrderStore() {
  return createStore<PendingOrderState>(() => ({ orderId: undefined }));
}

export type PendingOrderStore = ReturnType<typeof createPendingOrderStore>;

/** Reads the pending order from the storage: at page load, and after another tab changed it. */
export function rehydratePendingOrder(store: PendingOrderStore, storage: KeyValueStorage) {
  store.setState({ orderId: storage.get(STORAGE_KEYS.pendingOrder) });
}

/** Stores an order when it is placed, and removes it when it is paid. */
export function connectPendingOrder(store: PendingOrderStore, storage: KeyValueStorage, bus: Bus) {
  bus.on('order.placed', ({ orderId }) => {
    storage.set(STORAGE_KEYS.pendingOrder, orderId);
    store.setState({ orderId });
  });
  bus.on('order.paid', ({ orderId }) => {
    if (storage.get(STORAGE_KEYS.pendingOrder) !== orderId) return;
    storage.remove(STORAGE_KEYS.pendingOrder);
    store.setState({ orderId: undefined });
  });
}
