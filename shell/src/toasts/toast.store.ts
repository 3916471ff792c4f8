import type { Bus, Toast } from '@storefront/shared/host';
import { createStore } from 'zustand/vanilla';

/** How long a toast stays, in milliseconds. */
const LIFETIME = 6_000;

/** More than these are too many to read: the oldest goes. */
const MOST = 3;

export interface ShownToast extends Toast {
  key: number;
}

export interface ToastState {
  toasts: ShownToast[];
}

/** No toasts. */
export function createToastStore() {
  return createStore<ToastState>(() => ({ toasts: [] }));
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** Takes a toast away before its time. */
export function dismissToast(store: ToastStore, key: number) {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }));
}

/** Lets the bus show toasts. */
export function connectToasts(store: ToastStore, bus: Bus) {
  let nextKey = 1;
  bus.handle('toast.show', (toast) => {
    const key = nextKey++;
    store.setState(({ toasts }) => ({ toasts: [...toasts, { ...toast, key }].slice(-MOST) }));
    setTimeout(() => dismissToast(store, key), LIFETIME);
  });
}
