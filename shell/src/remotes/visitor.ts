import { STORAGE_KEYS } from '@storefront/shared/contracts';

const YEAR = 365 * 24 * 60 * 60;

/** The visitor that a cookie header or `document.cookie` names. */
export function visitorOf(cookies: string | undefined): string | undefined {
  const prefix = `${STORAGE_KEYS.visitor}=`;
  const value = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
  return value && /^[\w-]{1,64}$/.test(value) ? value : undefined;
}

/** Who this visitor is; drawn and kept the first time. The page server never sets this cookie. */
export function drawVisitor(): string {
  const known = visitorOf(document.cookie);
  if (known !== undefined) return known;
  const drawn = crypto.getRandomValues(new Uint32Array(2)).join('-');
  document.cookie = `${STORAGE_KEYS.visitor}=${drawn}; path=/; Max-Age=${YEAR}; SameSite=Lax`;
  return drawn;
}
