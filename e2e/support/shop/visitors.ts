import type { APIRequestContext, Browser, Page, Request } from '@playwright/test';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import { bucketOf } from '@storefront/host/contracts/served-versions';

/** How many visits run at the same time. */
const PARALLEL = 4;

/** Large files that don't differ between versions. */
const PICTURES_AND_FONTS = /\.(avif|webp|woff2)(\?|$)/;

/** The id in a visitor's cookie; a new visitor has none yet. */
type VisitorId = string | undefined;

/** Ids of visitors: as many as `counts` says inside and outside of the share that gets an app's canary. */
export function chooseVisitors(
  app: string,
  share: number,
  counts: { inside: number; outside: number },
): { inside: string[]; outside: string[] } {
  const candidates = Array.from({ length: 1000 }, (_, index) => `visitor-${index}`);
  const isInside = (id: string) => bucketOf(id, app) < share;
  return {
    inside: candidates.filter(isInside).slice(0, counts.inside),
    outside: candidates.filter((id) => !isInside(id)).slice(0, counts.outside),
  };
}

/**
 * Visits the shop as each of the visitors, in separate browser contexts; returns the results. The pages and reports
 * of each visitor name another client address, as a proxy does; the shop must trust proxies.
 */
export async function visitAs<Result>(
  browser: Browser,
  origin: string,
  visitors: readonly VisitorId[],
  visit: (page: Page) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...visitors.entries()];
  async function worker() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, id] = next;
      const context = await browser.newContext();
      const cookie = { name: STORAGE_KEYS.visitor, url: origin };
      if (id !== undefined) await context.addCookies([{ ...cookie, value: id }]);
      await context.route(PICTURES_AND_FONTS, (route) => route.abort());
      const headersOf = (sent: Request) => ({ ...sent.headers(), ...forwardedForHeader(index) });
      await context.route(
        (url) => url.origin === origin && !url.pathname.startsWith('/apps/'),
        (route, sent) => route.continue({ headers: headersOf(sent) }),
      );
      // Fetched here, so that a test can wait until the page server has them.
      await context.route('**/reports', async (route, sent) => {
        await route.fulfill({ response: await route.fetch({ headers: headersOf(sent) }) });
      });
      results[index] = await visit(await context.newPage());
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return results;
}

/** Sends forged reports that a version failed, for made-up visitors, each at another address. */
export async function forgeFailures(
  request: APIRequestContext,
  origin: string,
  visitors: string[],
  { app, version }: { app: string; version: string },
): Promise<void> {
  for (const [index, id] of visitors.entries()) {
    const response = await request.post(`${origin}/reports`, {
      headers: {
        'content-type': 'text/plain',
        cookie: `${STORAGE_KEYS.visitor}=${id}`,
        ...forwardedForHeader(100 + index),
      },
      data: JSON.stringify({ remote: app, version, outcome: 'failed' }),
    });
    if (!response.ok()) throw new Error(`The report was refused: ${response.status()}.`);
  }
}

/** The header by which a proxy names the address of a visitor. */
export function forwardedForHeader(number: number) {
  return { 'x-forwarded-for': `198.51.100.${number}` };
}
