import { FIRST_LOCATION } from '@storefront/host/browser/first-location';
import type { Location } from '@storefront/host/router';

/** The keys of the history entries that documents begin with. On the way back from one, `history.state` is already that of another. */
const firstEntries = new WeakMap<Location, number>();

/**
 * The key that a scroll position is saved under. The browser handles links within a page, and all their
 * history entries share the key of the loaded page: without the hash, such a link would restore the
 * position that the page already has.
 */
export function scrollKey(location: Location): string {
  const { key, hash } = location;
  return `${key === FIRST_LOCATION ? firstEntryKey(location) : key}${hash}`;
}

/** A key that the history entry keeps, also when its page is loaded again. */
function firstEntryKey(location: Location): number {
  let key = firstEntries.get(location);
  if (key === undefined) {
    const state = history.state as { openedAt?: number } | null;
    key = state?.openedAt ?? Date.now();
    // Not written again: the browser would forget where the page was.
    if (!state?.openedAt) history.replaceState({ ...state, openedAt: key }, '');
    firstEntries.set(location, key);
  }
  return key;
}
