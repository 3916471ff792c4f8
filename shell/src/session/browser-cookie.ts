import { STORAGE_KEYS } from '@storefront/shared/contracts';
import type { TokenStorage } from './session.store';

/** The session cookie without content that tells whether the browser was closed meanwhile (D18). */
export function browserCookie(): TokenStorage['browserCookie'] {
  const name = STORAGE_KEYS.sessionOnly;
  return {
    isSet: () => document.cookie.split('; ').includes(`${name}=1`),
    set: () => {
      document.cookie = `${name}=1; path=/; SameSite=Lax`;
    },
    remove: () => {
      document.cookie = `${name}=; path=/; Max-Age=0; SameSite=Lax`;
    },
  };
}
