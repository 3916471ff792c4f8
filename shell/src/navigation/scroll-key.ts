import type { Location } from '@storefront/shared/router';

/** The router's key of the history entry that a document begins with, in every document. */
const FIRST_ENTRY = 'default';

/** The keys of first entries. On the way back from one, `history.state` is already that of another. */
const firstEntries = new WeakMap<Location, string>();

/**
 * The key that a scroll position is saved under. The browser handles links within a page, and all their
 * history entries share the key of the loaded page: without the hash, such a link would restore the
 * position that the page already has.
 */
export function scrollKey(location: Location): string {
  const key = location.key === FIRST_ENTRY ? firstEntryKey(location) : location.key;
  return key + location.hash;
}

/** A key that the history entry keeps, also when its page is loaded again. */
function firstEntryKey(location: Location): string {
  const known = firstEntries.get(location);
  if (known !== undefined) return known;
  const state = history.state as { scrollKey?: string } | null;
  const key = state?.scrollKey ?? Math.random().toString(36).slice(2);
  if (state?.scrollKey === undefined) history.replaceState({ ...state, scrollKey: key }, '');
  firstEntries.set(location, key);
  return key;
}
