import { STORAGE_KEYS } from '@storefront/host/contracts';
import { readCookie, writeCookie } from '../storage/cookies';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The visitor's id in a `Cookie` header or `document.cookie`; undefined for an invalid one. */
export function parseVisitorId(cookies: string | undefined): string | undefined {
  const value = readCookie(STORAGE_KEYS.visitor, cookies ?? '');
  return value !== undefined && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

/** The visitor's id, created and stored on the first call. The page server never sets this cookie. */
export function getOrCreateVisitorId(): string {
  const stored = parseVisitorId(document.cookie);
  if (stored !== undefined) return stored;
  const id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  writeCookie(STORAGE_KEYS.visitor, id, { maxAge: YEAR_SECONDS });
  return id;
}
