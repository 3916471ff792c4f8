import { STORAGE_KEYS } from '@storefront/host/contracts';
import { readCookie, writeCookie } from '../storage/cookies';
import type { TokenStorage } from './session.store';

const COOKIE = STORAGE_KEYS.sessionOnly;

/** The session cookie, which the browser deletes when it is closed (D18). */
export function browserSessionCookie(): TokenStorage['browserSessionCookie'] {
  return {
    isSet: () => readCookie(COOKIE) === '1',
    set: () => writeCookie(COOKIE, '1'),
    remove: () => writeCookie(COOKIE, '', { maxAge: 0 }),
  };
}
