import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { KeyValueStorage } from '../storage/browser-storage';
import {
  overridesOf,
  overrideText,
  parseOverrides,
  withOverridesIn,
  type Override,
} from './overrides';

/**
 * Keeps the overrides that the page server granted for as long as the tab is there. Answers with the
 * address to load instead where the tab has overrides that its address has lost.
 */
export function keepOverrides(
  session: KeyValueStorage,
  granted: Override[],
  address: string,
): string | undefined {
  const kept = parseOverrides(session.get(STORAGE_KEYS.overrides)?.split(' ') ?? []);
  const isAsked = overridesOf(new URL(address)).length > 0;
  if (kept.length > 0 && !isAsked) return withOverridesIn(address, kept);
  if (granted.length > 0) {
    session.set(STORAGE_KEYS.overrides, granted.map(overrideText).join(' '));
  } else if (kept.length > 0) session.remove(STORAGE_KEYS.overrides);
  return undefined;
}

/** Forgets the tab's overrides; answers with the address without them. */
export function dropOverrides(session: KeyValueStorage, address: string): string {
  session.remove(STORAGE_KEYS.overrides);
  return withOverridesIn(address, []);
}
