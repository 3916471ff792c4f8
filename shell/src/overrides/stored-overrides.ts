import { STORAGE_KEYS } from '@storefront/host/contracts';
import type { KeyValueStorage } from '../storage/browser-storage';
import { addressWithOverrides, OVERRIDE_PARAMETERS, overrideEntries } from './overrides';

/**
 * Stores the overrides of an address until the tab is closed, if the page server has granted any, and else
 * removes those that are stored. When the tab has stored overrides that the address doesn't name, returns the
 * address with them, to be loaded instead.
 */
export function syncStoredOverrides(
  session: KeyValueStorage,
  isGranted: boolean,
  address: string,
): string | undefined {
  const restored = addressToRestore(session, address);
  if (restored !== undefined) return restored;
  const entries = overrideEntries(new URL(address).searchParams);
  if (isGranted) session.set(STORAGE_KEYS.overrides, new URLSearchParams(entries).toString());
  else if (session.get(STORAGE_KEYS.overrides) !== undefined)
    session.remove(STORAGE_KEYS.overrides);
  return undefined;
}

/**
 * The address with the tab's overrides; undefined if it has none, or if the address names some itself: an
 * empty parameter (`?with=`) ends those of the tab.
 */
export function addressToRestore(session: KeyValueStorage, address: string): string | undefined {
  const query = new URLSearchParams(session.get(STORAGE_KEYS.overrides));
  const stored = overrideEntries(query);
  const { searchParams } = new URL(address);
  const isNamed = OVERRIDE_PARAMETERS.some((name) => searchParams.has(name));
  return stored.length === 0 || isNamed ? undefined : addressWithOverrides(address, stored);
}

/** Removes the tab's overrides; returns the address without them. */
export function clearStoredOverrides(session: KeyValueStorage, address: string): string {
  session.remove(STORAGE_KEYS.overrides);
  return addressWithOverrides(address, []);
}
