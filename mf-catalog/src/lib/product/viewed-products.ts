import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@storefront/shared/contracts';

/** So many are kept on the device. */
const KEPT = 12;

/** The ids of the products that were opened on this device, the newest first. */
export function viewedProducts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.recentlyViewed) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isId))] : [];
  } catch {
    // A storage that is forbidden, or has something else under this key, is an empty one.
    return [];
  }
}

function isId(entry: unknown): entry is string {
  return typeof entry === 'string' && entry !== '';
}

/** Remembers that a product was opened. */
export function rememberViewed(id: string): void {
  const ids = [id, ...viewedProducts().filter((other) => other !== id)].slice(0, KEPT);
  try {
    localStorage.setItem(STORAGE_KEYS.recentlyViewed, JSON.stringify(ids));
  } catch {
    // Without a storage nothing is remembered.
  }
}

const neverChanges = () => () => undefined;

/** True where other products were opened on this device; false on the server, and while hydrating. */
export function useHasViewed(except?: string): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => viewedProducts().some((id) => id !== except),
    () => false,
  );
}
