import type { Bus, Toast } from '@storefront/shared/host';
import { createStore } from 'zustand/vanilla';

/** More than these are too many to read: the oldest goes. */
const MOST = 3;

export interface ShownToast extends Toast {
  key: number;
  /** When it came, in milliseconds since 1970. */
  shownAt: number;
}

export interface ToastState {
  toasts: ShownToast[];
}

/** No toasts. */
export function createToastStore() {
  return createStore<ToastState>(() => ({ toasts: [] }));
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** Takes a toast away. */
export function dismissToast(store: ToastStore, key: number) {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }));
}

/** Takes the errors away that came before a time, or all: what they were about is over. */
export function dismissErrors(store: ToastStore, time = Infinity) {
  store.setState(({ toasts }) => ({
    toasts: toasts.filter(({ tone, shownAt }) => tone !== 'destructive' || shownAt >= time),
  }));
}

/** Lets the bus show toasts. One that says the same as one that is still there takes its place. */
export function connectToasts(store: ToastStore, bus: Bus) {
  let nextKey = 1;
  bus.handle('toast.show', (toast) => {
    const shown = { ...toast, key: nextKey++, shownAt: Date.now() };
    store.setState(({ toasts }) => ({
      toasts: [...toasts.filter((other) => !saysTheSame(other, toast)), shown].slice(-MOST),
    }));
  });
}

function saysTheSame(one: Toast, other: Toast): boolean {
  return one.title === other.title && one.description === other.description;
}
