import { STORAGE_KEYS } from '@storefront/host/contracts';
import { useSyncExternalStore } from 'react';
import { readLocalStorage, writeLocalStorage } from '@storefront/host/browser/local-storage';

/** How many columns the shopper may choose (D4). */
export const COLUMN_COUNTS = [2, 3, 4] as const;

type ColumnCount = (typeof COLUMN_COUNTS)[number];

const DEFAULT: ColumnCount = 3;

const listeners = new Set<() => void>();

/** The choice made on this page, for browsers whose storage isn't available. */
let chosen: ColumnCount | undefined;

/** The chosen number of columns; the default on the server, and until the page is hydrated. */
export function useColumnCount(): ColumnCount {
  return useSyncExternalStore(subscribe, read, () => DEFAULT);
}

/** Chooses a number of columns, for this visit and the next ones. */
export function chooseColumnCount(count: ColumnCount): void {
  chosen = count;
  writeLocalStorage(STORAGE_KEYS.listingColumns, String(count));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  function follow({ key }: StorageEvent) {
    if (key !== STORAGE_KEYS.listingColumns && key !== null) return;
    chosen = undefined;
    listener();
  }
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

function read(): ColumnCount {
  const stored = readLocalStorage(STORAGE_KEYS.listingColumns);
  return chosen ?? COLUMN_COUNTS.find((count) => String(count) === stored) ?? DEFAULT;
}
