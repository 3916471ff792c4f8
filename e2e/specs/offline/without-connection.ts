import { expect, type BrowserContext, type Page } from '@playwright/test';

/** Only pages that caches may share are stored. */
export const SETTINGS = { HTML_CACHE_SECONDS: '10' };

/** What browsers and the shop say of requests that fail without a connection, and of parts whose scripts do. */
export const NO_CONNECTION =
  /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Network Error|ChunkLoadError|could not be loaded|was lost/;

/**
 * Resolves once the worker has stored the page at this path, with the files that it needs. It is registered when the
 * shopper first does something.
 */
export async function waitUntilStored(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(
        async (at) => (await caches.match(at, { ignoreVary: true })) !== undefined,
        path,
      );
    })
    .toBe(true);
}

/** Opens pages, and then has no connection. */
export async function visitAndDisconnect(
  page: Page,
  context: BrowserContext,
  origin: string,
  paths: string[],
): Promise<void> {
  for (const path of paths) {
    await page.goto(origin + path);
    await waitUntilStored(page, path);
  }
  await waitUntilStored(page, '/offline');
  await context.setOffline(true);
}

/** Resolves once the worker answers the requests of the page. */
export async function waitUntilControlled(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    })
    .toMatch(/\/sw\.js$/);
}
