import { FIRST_LOCATION } from '../../browser/first-location';
import { createHref, parsePath, withoutBasename } from '../paths';
import type { Location, Path } from '../types';

/** The entries that back and forward lead through. */
export interface RouterHistory {
  readonly location: Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (delta: number) => void;
  /** Calls back when the shown entry was changed by going back or forward. */
  listen: (onPop: () => void) => void;
  /** An address of the shop, without what all of them begin with, or of another origin. */
  createUrl: (address: string) => URL;
  /** Loads another document. */
  leave: (url: URL, options: { replace: boolean }) => void;
}

/** What an entry of the browser's history carries, as React Router writes it. */
interface EntryState {
  /** The state of the location. */
  usr?: unknown;
  key?: string;
}

/** A location with a key of its own. */
export function createLocation(path: Partial<Path>, state: unknown = null): Location {
  const key = Math.random().toString(36).slice(2, 10);
  return { pathname: '/', search: '', hash: '', ...path, state, key };
}

/** The history of the tab, whose entries are below `basename`. */
export function createBrowserHistory(basename: string): RouterHistory {
  const { history, location } = window;

  function entryState(): EntryState {
    return (history.state ?? {}) as EntryState;
  }

  function write(next: Location): [EntryState, string, string] {
    return [{ usr: next.state, key: next.key }, '', createHref(next, basename)];
  }

  return {
    get location() {
      const { search, hash } = location;
      const pathname = withoutBasename(location.pathname, basename);
      const { usr = null, key = FIRST_LOCATION } = entryState();
      return { pathname, search, hash, state: usr, key };
    },
    push(next) {
      try {
        history.pushState(...write(next));
      } catch (error) {
        if (isUncloneable(error)) throw error;
        // Safari takes only so many entries in a while.
        location.assign(createHref(next, basename));
      }
    },
    replace(next) {
      history.replaceState(...write(next));
    },
    go(delta) {
      history.go(delta);
    },
    listen(onPop) {
      window.addEventListener('popstate', onPop);
    },
    createUrl: (address) => new URL(address, location.origin),
    leave(url, { replace }) {
      const address = url.origin === location.origin ? createHref(url, basename) : url;
      if (replace) location.replace(address);
      else location.assign(address);
    },
  };
}

/** True if an entry's state can't be kept, which is its author's fault. */
function isUncloneable(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'DataCloneError';
}

/** A history that has nothing to do with the browser's, for tests. */
export function createMemoryHistory(initialEntries: string[] = ['/']): RouterHistory {
  const entries = initialEntries.map((entry, index) => {
    const location = createLocation(parsePath(entry));
    return index === 0 ? { ...location, key: FIRST_LOCATION } : location;
  });
  let index = entries.length - 1;
  let notify: (() => void) | undefined;
  return {
    get location() {
      return entries[index] ?? createLocation({});
    },
    push(next) {
      index += 1;
      entries.splice(index, entries.length, next);
    },
    replace(next) {
      entries[index] = next;
    },
    go(delta) {
      index = Math.min(Math.max(index + delta, 0), entries.length - 1);
      notify?.();
    },
    listen(onPop) {
      notify = onPop;
    },
    createUrl: (address) => new URL(address, 'http://localhost'),
    leave(url) {
      throw new Error(`A history in memory can't leave for ${url.href}.`);
    },
  };
}
