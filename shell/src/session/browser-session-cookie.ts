import { STORAGE_KEYS } from '@storefront/host/contracts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { TokenStorage } from './session.store';

const COOKIE = { name: STORAGE_KEYS.sessionOnly, path: '/', sameSite: 'lax' } as const;

/** The session cookie, which the browser deletes when it is closed (D18). */
export function browserSessionCookie(): TokenStorage['browserSessionCookie'] {
  return {
    isSet: () => parseCookie(document.cookie)[COOKIE.name] === '1',
    set: () => {
      document.cookie = stringifySetCookie({ ...COOKIE, value: '1' });
    },
    remove: () => {
      document.cookie = stringifySetCookie({ ...COOKIE, value: '', maxAge: 0 });
    },
  };
}
