import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { readLocalStorage, writeLocalStorage } from '@storefront/host/browser/local-storage';
import { normalizeSearch } from './normalize-search';

/** The number of searches that are kept on the device. */
const SEARCHES_MAX = 6;

const NONE: string[] = [];

const listeners = new Set<() => void>();

/** The last parsed value: an unchanged text returns the same list, as `useSyncExternalStore` requires. */
let cached = { stored: '[]', searches: NONE };

/** The recent searches of this device, newest first; empty on the server, and while hydrating. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => NONE);
}

/** The recent searches of this device, newest first. */
function recentSearches(): string[] {
  const stored = readLocalStorage(STORAGE_KEYS.recentSearches) ?? '[]';
  if (stored !== cached.stored) cached = { stored, searches: parse(stored) };
  return cached.searches;
}

/** Remembers a search; one that is already remembered becomes the newest. */
export function rememberSearch(text: string): void {
  const search = normalizeSearch(text);
  if (search !== '') write([search, ...excludeSearch(search)].slice(0, SEARCHES_MAX));
}

/** Forgets a search. */
export function forgetSearch(search: string): void {
  write(excludeSearch(search));
}

function excludeSearch(search: string): string[] {
  return recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase());
}

function parse(stored: string): string[] {
  try {
    const entries: unknown = JSON.parse(stored);
    const texts = Array.isArray(entries)
      ? entries.filter((entry) => typeof entry === 'string')
      : [];
    return [...new Set(texts.map(normalizeSearch))]
      .filter((text) => text !== '')
      .slice(0, SEARCHES_MAX);
  } catch {
    return NONE;
  }
}

function write(searches: string[]): void {
  writeLocalStorage(STORAGE_KEYS.recentSearches, JSON.stringify(searches));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
