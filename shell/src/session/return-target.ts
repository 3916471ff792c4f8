import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { KeyValueStorage } from '../storage/browser-storage';

/** Where to go after the next sign-in; survives a reload and a registration (RT-03, D2). */
export interface ReturnTarget {
  /** Remembers a page that asked for the sign-in. */
  remember: (path: string) => void;
  /** Remembers the page that the shopper came from; one that asked goes before it (D2). */
  wish: (path: string) => void;
  /** Hands the target over and forgets it; `/` when there is none. */
  take: () => string;
}

/** Keeps the target in the tab's storage. Only paths of this shop are kept. */
export function createReturnTarget(storage: KeyValueStorage): ReturnTarget {
  function keep(key: string, path: string) {
    if (isReturnPath(path)) storage.set(key, path);
  }
  return {
    remember: (path) => keep(STORAGE_KEYS.returnTo, path),
    wish: (path) => keep(STORAGE_KEYS.returnWish, path),
    take() {
      const kept = [STORAGE_KEYS.returnTo, STORAGE_KEYS.returnWish].map((key) => {
        const path = storage.get(key);
        storage.remove(key);
        return path;
      });
      return kept.find((path) => path !== undefined && isReturnPath(path)) ?? '/';
    },
  };
}

/** An origin that no shop has. */
const ANY_ORIGIN = 'http://shop.invalid';

/**
 * True for a path of this shop that a sign-in may lead to. Read as a browser reads it: a path that
 * names another host, in whatever disguise, isn't one; nor are the pages of the sign-in themselves.
 */
export function isReturnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, ANY_ORIGIN)) return false;
  const { origin, pathname } = new URL(path, ANY_ORIGIN);
  return origin === ANY_ORIGIN && !/^\/(\/|(login|register)\/*$)/i.test(pathname);
}
