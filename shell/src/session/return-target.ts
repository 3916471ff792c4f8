import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { KeyValueStorage } from '../storage/browser-storage';

/** Where to go after the next sign-in; survives a reload and a registration (RT-03, D2). */
export interface ReturnTarget {
  remember: (path: string) => void;
  /** Remembers the path unless there is a target already (D2). */
  wish: (path: string) => void;
  /** Hands the target over and forgets it; `/` when there is none. */
  take: () => string;
}

/** Keeps the target in the tab's storage. Only paths of this shop are kept. */
export function createReturnTarget(storage: KeyValueStorage): ReturnTarget {
  function remember(path: string) {
    if (isOwnPath(path)) storage.set(STORAGE_KEYS.returnTo, path);
  }
  return {
    remember,
    wish(path) {
      if (storage.get(STORAGE_KEYS.returnTo) === undefined) remember(path);
    },
    take() {
      const path = storage.get(STORAGE_KEYS.returnTo);
      storage.remove(STORAGE_KEYS.returnTo);
      return path !== undefined && isOwnPath(path) ? path : '/';
    },
  };
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
