import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { SessionState } from '@storefront/shared/host';
import { createStore } from 'zustand/vanilla';
import type { KeyValueStorage } from '../storage/browser-storage';

/** A session that hasn't been looked at yet, as the server renders it. */
export function createSessionStore() {
  return createStore<SessionState>(() => ({
    loading: true,
    signedIn: false,
    user: undefined,
    registeredEmail: undefined,
  }));
}

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Where the token and its mark live (D18). */
export interface TokenStorage {
  local: KeyValueStorage;
  /** A cookie without content that lives as long as the browser does. */
  browserCookie: { isSet: () => boolean; set: () => void; remove: () => void };
}

/** The stored token (AUTH-01, AUTH-02); what couldn't go out in a header counts as none. */
export function storedToken({ local }: TokenStorage): string | undefined {
  const token = local.get(STORAGE_KEYS.authToken);
  return token !== undefined && isToken(token) ? token : undefined;
}

/** True for one word of plain characters, of a length that servers take. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,8000}$/.test(text);
}

/** Keeps a token: for good, or until the browser is closed. */
export function keepToken(storage: TokenStorage, token: string, rememberMe: boolean) {
  storage.local.set(STORAGE_KEYS.authToken, token);
  if (rememberMe) {
    storage.local.remove(STORAGE_KEYS.sessionOnly);
    storage.browserCookie.remove();
  } else {
    storage.browserCookie.set();
    storage.local.set(STORAGE_KEYS.sessionOnly, 'true');
  }
}

/** Forgets the token and its mark. */
export function dropToken(storage: TokenStorage) {
  storage.local.remove(STORAGE_KEYS.authToken);
  storage.local.remove(STORAGE_KEYS.sessionOnly);
  storage.browserCookie.remove();
}

/** Reads the session from the storage: at the start, and when another tab signed in or out (AUTH-05). */
export function readSession(store: SessionStore, storage: TokenStorage) {
  const marked = storage.local.get(STORAGE_KEYS.sessionOnly) !== undefined;
  if (marked && !storage.browserCookie.isSet()) dropToken(storage);
  const signedIn = storedToken(storage) !== undefined;
  // Another tab's sign-in may be another person's.
  store.setState({ loading: false, signedIn, user: undefined });
}
