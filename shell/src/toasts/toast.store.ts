import type { Bus, Toast } from '@storefront/host';
import { createStore } from 'zustand/vanilla';

/** Toasts shown at once; beyond that the oldest is removed. */
const MAX_TOASTS = 3;

export interface ShownToast extends Toast {
  key: number;
  /** When it was shown, in milliseconds since 1970. */
  shownAt: number;
}

interface ToastState {
  toasts: ShownToast[];
}

/** A store without toasts. */
export function createToastStore() {
  return createStore<ToastState>(() => ({ toasts: [] }));
}

export type ToastStore = ReturnType<typeof createToastStore>;

/** Removes a toast. */
export function dismissToast(store: ToastStore, key: number) {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) }));
}

/**
 * A toast shown so shortly before a page is left, or before a dialog opens, belongs to what follows (a redirect
 * to the sign-in, for instance) and stays; in milliseconds.
 */
const GRACE = 500;

/** Removes the toasts of a page that was left, or covered by a dialog, at a time in milliseconds since 1970. */
export function dismissToasts(store: ToastStore, leftAt = Date.now()) {
  store.setState(({ toasts }) => ({
    toasts: toasts.filter(({ shownAt }) => shownAt >= leftAt - GRACE),
  }));
}

/** Removes all errors. */
export function dismissErrors(store: ToastStore) {
  const { toasts } = store.getState();
  const others = toasts.filter(({ tone }) => tone !== 'destructive');
  if (others.length < toasts.length) store.setState({ toasts: others });
}

/** Handles `toast.show`. A repeated toast replaces the one that is still shown. */
export function connectToasts(store: ToastStore, bus: Bus) {
  let nextKey = 1;
  bus.handle('toast.show', (toast) => {
    const shown = { ...toast, key: nextKey++, shownAt: Date.now() };
    store.setState(({ toasts }) => ({
      toasts: [...toasts.filter((other) => !hasSameText(other, toast)), shown].slice(-MAX_TOASTS),
    }));
  });
}

function hasSameText(one: Toast, other: Toast): boolean {
  return one.title === other.title && one.description === other.description;
}
