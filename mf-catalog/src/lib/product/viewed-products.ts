import { useHydrated } from '@storefront/host/browser/use-hydrated';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { readLocalStorage, writeLocalStorage } from '@storefront/host/browser/local-storage';

/** The number of ids that are kept on the device. */
const KEPT = 12;

/** The ids of the products that were viewed on this device, newest first. */
export function viewedProducts(): string[] {
  const stored = readLocalStorage(STORAGE_KEYS.recentlyViewed) ?? '[]';
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) ? [...new Set(ids.filter(isId))] : [];
  } catch {
    // The stored text isn't JSON.
    return [];
  }
}

function isId(entry: unknown): entry is string {
  return typeof entry === 'string' && entry !== '';
}

/** Remembers that a product was viewed. */
export function rememberViewed(id: string): void {
  const ids = [id, ...viewedProducts().filter((other) => other !== id)].slice(0, KEPT);
  writeLocalStorage(STORAGE_KEYS.recentlyViewed, JSON.stringify(ids));
}

/** True if other products were viewed on this device; false on the server, and while hydrating. */
export function useHasViewed(except?: string): boolean {
  return useHydrated() && viewedProducts().some((id) => id !== except);
}
