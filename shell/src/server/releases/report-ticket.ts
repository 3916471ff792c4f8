import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Registry } from '@storefront/host/contracts/registry';
import { appsWithCanary, findServedVersion } from '@storefront/host/contracts/served-versions';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Visitor } from './visitor-limit';

/** The cookie's name; docs/contracts/storage.md lists it. */
const COOKIE = 'report_ticket';

/** The path that receives reports, the only one that browsers send the cookie to. */
export const REPORTS_PATH = '/reports';

/** How long a page's reports count, in seconds. */
const LIFETIME = 60 * 60;

/** Issues and checks tickets: without one, a browser's report doesn't count. */
export type ReportTickets = ReturnType<typeof createReportTickets>;

interface TicketOptions {
  /** The key that all page servers of a deploy root share. */
  key: () => Promise<Buffer>;
  now?: () => number;
}

/**
 * Creates the tickets of a page server. A ticket proves that a page server sent a page to this visitor, at this
 * network, with the versions that the visitor gets of the apps that have a canary.
 */
export function createReportTickets({ key, now = Date.now }: TicketOptions) {
  async function signatureOf(registry: Registry, { id, network }: Visitor, expiry: number) {
    const versions = appsWithCanary(registry).map((app) => [
      app,
      findServedVersion(registry, app, id),
    ]);
    const signed = JSON.stringify([id, network, expiry, versions]);
    return createHmac('sha256', await key())
      .update(signed)
      .digest('base64url');
  }

  return {
    /** The `Set-Cookie` header for a page that is sent to this visitor alone. */
    async issue(
      registry: Registry,
      visitor: Visitor,
      { isSecure }: { isSecure: boolean },
    ): Promise<string> {
      const expiry = Math.floor(now() / 1_000) + LIFETIME;
      return stringifySetCookie({
        name: COOKIE,
        value: `${expiry}.${await signatureOf(registry, visitor, expiry)}`,
        path: REPORTS_PATH,
        maxAge: LIFETIME,
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
      });
    },

    /** Whether a request's cookies have a valid ticket of this visitor. */
    async isValid(
      registry: Registry,
      visitor: Visitor,
      cookies: string | undefined,
    ): Promise<boolean> {
      const [expiry = '', signature = ''] = (parseCookie(cookies ?? '')[COOKIE] ?? '').split('.');
      if (!/^\d{1,12}$/.test(expiry) || 1_000 * Number(expiry) < now()) return false;
      const expected = Buffer.from(await signatureOf(registry, visitor, Number(expiry)));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
