import type { Page, Route } from '@playwright/test';
import { sampleStore } from '../../fake-api/samples';
import { DEPLOY_ROOT } from '../../support/settings';
import { PageServer } from '../../support/processes/page-server';
import { expect, test } from '../../support/test';

/** Starts a page server at `publicUrl` whose pages don't contain the API's URL, and checks it. */
async function withPageServer(
  publicUrl: string,
  check: (server: PageServer) => Promise<void>,
): Promise<void> {
  const server = await PageServer.start({
    apiOrigin: '',
    deployRoot: DEPLOY_ROOT,
    settings: { PUBLIC_URL: publicUrl },
  });
  try {
    await check(server);
  } finally {
    await server.stop();
  }
}

/** Opens the connection test at an origin; returns the URL that the browser called. */
async function calledApiUrl(page: Page, origin: string): Promise<string> {
  const called = page.waitForRequest((request) => request.url().endsWith('/api/v1/storeInfo'));
  await page.goto(`${origin}/api-test`);
  const request = await called;
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  return request.url();
}

/** Responds as the API at any URL. */
async function respond(route: Route): Promise<void> {
  const { origin = '*' } = await route.request().allHeaders();
  await route.fulfill({
    json: sampleStore(),
    headers: { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' },
  });
}

test('[API-01] the API is at port 8044 of localhost (D7)', async ({ page }) => {
  await withPageServer('http://localhost', async (server) => {
    const { port } = new URL(server.origin);
    await page.route('**/api/v1/storeInfo', respond);
    expect(await calledApiUrl(page, server.origin)).toBe('http://localhost:8044/api/v1/storeInfo');
    expect(await calledApiUrl(page, `http://127.0.0.1:${port}`)).toBe(
      'http://127.0.0.1:8044/api/v1/storeInfo',
    );
  });
});

test('[API-01] the API of any other shop is at its api subdomain (D7)', async ({ page }) => {
  await withPageServer('https://shop.example', async (server) => {
    await page.route('**/api/v1/storeInfo', respond);
    await page.route('https://shop.example/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({
        response: await route.fetch({ url: server.origin + pathname + search }),
      });
    });
    expect(await calledApiUrl(page, 'https://shop.example')).toBe(
      'https://api.shop.example/api/v1/storeInfo',
    );
  });
});
