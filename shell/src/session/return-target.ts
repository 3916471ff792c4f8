import { pagePaths, STORAGE_KEYS } from '@storefront/host/contracts';
import type { KeyValueStorage } from '../storage/browser-storage';

/** The path to open after the next sign-in; survives a reload and a registration (RT-03, D2). */
export interface ReturnTarget {
  /** Remembers a protected page that redirected to the sign-in. */
  setRequested: (path: string) => void;
  /** Remembers the page that the shopper came from; a requested page takes precedence (D2). */
  setPrevious: (path: string) => void;
  /** Returns the path and forgets it; `/` when there is none. */
  take: () => string;
  /** Forgets the path if it is this one, and says whether it was. */
  takeIf: (path: string) => boolean;
}

/** Keeps the return path in the tab's storage. Only paths of this shop are accepted. */
export function createReturnTarget(storage: KeyValueStorage): ReturnTarget {
  const keys = [STORAGE_KEYS.returnTo, STORAGE_KEYS.returnFallback];

  function store(key: string, path: string) {
    if (isReturnPath(path)) storage.set(key, path);
  }

  function remembered(): string {
    const stored = keys.map((key) => storage.get(key));
    return stored.find((path) => path !== undefined && isReturnPath(path)) ?? pagePaths.home;
  }

  function take(): string {
    const path = remembered();
    keys.forEach((key) => storage.remove(key));
    return path;
  }

  return {
    setRequested: (path) => store(STORAGE_KEYS.returnTo, path),
    setPrevious: (path) => store(STORAGE_KEYS.returnFallback, path),
    take,
    takeIf: (path) => remembered() === path && take() === path,
  };
}

/** A base for parsing; an origin that no shop has. */
const BASE_ORIGIN = 'http://shop.invalid';

/**
 * True for a path of this shop that a sign-in may lead to. Parsed as a browser does, so that no spelling of
 * another host is accepted; sign-in, registration and the pages of mailed links are refused too.
 */
export function isReturnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, BASE_ORIGIN)) return false;
  const { origin, pathname } = new URL(path, BASE_ORIGIN);
  return (
    origin === BASE_ORIGIN &&
    !/^\/(\/|(login|register|forgot-password|reset-password|verify-email|alerts\/confirm|alerts\/stop|messages\/stop)\/*$)/i.test(
      pathname,
    )
  );
}
