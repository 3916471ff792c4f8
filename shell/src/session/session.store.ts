import { STORAGE_KEYS } from '@storefront/host/contracts';
import type { SessionState } from '@storefront/host';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/browser-storage';

/** A session that hasn't been read from the storage yet, as the server renders it. */
export function createSessionStore() {
  return createStore<SessionState>(() => ({
    loading: true,
    signedIn: false,
    user: undefined,
    registeredEmail: undefined,
  }));
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Where the token is stored, and whether it may outlive the browser session (D18). */
export interface TokenStorage {
  local: KeyValueStorage;
  /** A session cookie, which the browser deletes when it is closed. */
  browserSessionCookie: { isSet: () => boolean; set: () => void; remove: () => void };
}

/** The stored token (AUTH-01, AUTH-02); undefined for one that can't be sent in a header. */
export function storedToken({ local }: TokenStorage): string | undefined {
  const token = local.get(STORAGE_KEYS.authToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** True for visible ASCII characters, at most as many as servers accept in a header. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,8000}$/.test(text);
}

/** Stores a token: permanently, or until the browser is closed. */
export function storeToken(storage: TokenStorage, token: string, rememberMe: boolean) {
  storage.local.set(STORAGE_KEYS.authToken, token);
  if (rememberMe) {
    storage.local.remove(STORAGE_KEYS.sessionOnly);
    storage.browserSessionCookie.remove();
  } else {
    storage.browserSessionCookie.set();
    storage.local.set(STORAGE_KEYS.sessionOnly, 'true');
  }
}

/** Removes the token. */
export function removeToken(storage: TokenStorage) {
  storage.local.remove(STORAGE_KEYS.authToken);
  storage.local.remove(STORAGE_KEYS.sessionOnly);
  storage.browserSessionCookie.remove();
}

/** Reads the session from the storage: at the start, and when another tab signed in or out (AUTH-05). */
export function rehydrateSession(store: SessionStore, storage: TokenStorage) {
  const isSessionOnly = storage.local.get(STORAGE_KEYS.sessionOnly) !== undefined;
  if (isSessionOnly && !storage.browserSessionCookie.isSet()) removeToken(storage);
  const signedIn = storedToken(storage) !== undefined;
  // Another tab's sign-in may be another person's.
  store.setState({ loading: false, signedIn, user: undefined });
}
