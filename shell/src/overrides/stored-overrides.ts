import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { KeyValueStorage } from '../storage/browser-storage';
import {
  requestedOverrides,
  formatOverride,
  parseOverrides,
  addressWithOverrides,
  type Override,
} from './overrides';

/**
 * Stores the overrides that the page server granted until the tab is closed. When the tab has stored
 * overrides that the address lacks, returns the address with them, to be loaded instead.
 */
export function syncStoredOverrides(
  session: KeyValueStorage,
  granted: Override[],
  address: string,
): string | undefined {
  const stored = parseOverrides(session.get(STORAGE_KEYS.overrides)?.split(' ') ?? []);
  const hasOverrides = requestedOverrides(new URL(address)).length > 0;
  if (stored.length > 0 && !hasOverrides) return addressWithOverrides(address, stored);
  if (granted.length > 0) {
    session.set(STORAGE_KEYS.overrides, granted.map(formatOverride).join(' '));
  } else if (stored.length > 0) session.remove(STORAGE_KEYS.overrides);
  return undefined;
}

/** Removes the tab's overrides; returns the address without them. */
export function clearStoredOverrides(session: KeyValueStorage, address: string): string {
  session.remove(STORAGE_KEYS.overrides);
  return addressWithOverrides(address, []);
}
