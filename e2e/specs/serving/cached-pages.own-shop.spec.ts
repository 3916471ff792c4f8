import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { failure, ok } from '../../fake-api/responses';
import { sampleProduct } from '../../fake-api/samples';
import { expect, test as base } from '../../fake-api/test';
import { expectShopComplete } from '../../support/faults/expect-shop-complete';
import { OwnShops, type OwnShop } from '../../support/shop/own-shop';
import { replaceFile } from '../../support/published/replace-file';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';

/** Tests of a shop that caches pages longer than they all take, so each of them has its own product. */
const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    async ({ workerFakeApi }, provide) => {
      const shops = new OwnShops(workerFakeApi.origin);
      const shop = await shops.start({ settings: { HTML_CACHE_SECONDS: '600' } });
      // Until the process that renders it has started, a page is sent without content and isn't cached.
      await expectShopComplete(shop);
      await provide(shop);
      await shops.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// They share one shop.
test.describe.configure({ mode: 'default' });

test('[PAGE-02] a product that many request at once is rendered once, and then cached @smoke', async ({
  page,
  request,
  fakeApi,
  shop,
}) => {
  const address = `${shop.origin}/product/wanted-by-many`;
  const crowd = await Promise.all(Array.from({ length: 20 }, () => request.get(address)));
  const texts = await Promise.all(crowd.map((response) => response.text()));
  expect(new Set(texts).size).toBe(1);
  expect(fakeApi.requestsTo('GET /products/{id}')).toHaveLength(1);

  fakeApi.respondTo('GET /products/{id}', ok(sampleProduct({ title: 'New Shirt' })));
  await rememberServerPage(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'New Shirt' })).toBeHidden();
  await expectHydrated(page);
});

test('[PAGE-02] pages that are protected, or without their data, are never cached', async ({
  page,
  request,
  fakeApi,
  shop,
  consoleGuard,
}) => {
  const address = `${shop.origin}/product/failed-at-first`;
  const orders = await request.get(`${shop.origin}/orders`);
  expect(orders.headers()['cache-control']).toBe('private, no-store');

  fakeApi.respondTo('GET /products/{id}', failure(500));
  consoleGuard.allow(/Failed to load resource/, /failed|could not be loaded/);
  const failed = await request.get(address);
  expect(failed.headers()['cache-control']).toBe('private, no-store');
  fakeApi.respondTo('GET /products/{id}', ok(sampleProduct({ title: 'New Shirt' })));
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'New Shirt' })).toBeVisible();
});

test('[PAGE-02] the page of a missing product is cached as well', async ({
  page,
  fakeApi,
  shop,
  consoleGuard,
}) => {
  const address = `${shop.origin}/product/missing`;
  consoleGuard.allow(/Failed to load resource: .*404/);
  fakeApi.respondTo('GET /products/{id}', failure(404, 'Product not found'));
  for (const visit of ['first', 'second']) {
    await test.step(visit, async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Product Not Found' }),
      ).toBeVisible();
    });
  }
  expect(fakeApi.requestsTo('GET /products/{id}')).toHaveLength(1);
});

test('[PAGE-04] undeclared parameters lead to the same page, and don’t appear in it', async ({
  page,
  request,
  fakeApi,
  shop,
}) => {
  const address = `${shop.origin}/products?category=jeans`;
  const plain = await (await request.get(address)).text();
  const asked = fakeApi.requestsTo('GET /products').length;
  for (const parameters of ['q=a+secret+of+one+visitor', 'utm_source=mail&q=%3Cscript%3E']) {
    expect(await (await request.get(`${address}&${parameters}`)).text()).toBe(plain);
  }
  expect(fakeApi.requestsTo('GET /products')).toHaveLength(asked);

  await rememberServerPage(page);
  await page.goto(`${shop.origin}/products?utm_source=mail&page=1&category=jeans`);
  await expectHydrated(page);
  const canonical = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  );
  expect(canonical).toBe(address);
});

// The last one, because the page server purges its pages once more when it notices the change.
test('[PAGE-03] after a change of the registry, pages are rendered again at the next request', async ({
  page,
  fakeApi,
  shop,
}) => {
  const address = `${shop.origin}/product/renewed`;
  const heading = page.getByRole('heading', { level: 1, name: 'New Shirt' });
  await page.goto(address);
  fakeApi.respondTo('GET /products/{id}', ok(sampleProduct({ title: 'New Shirt' })));
  await page.reload();
  await expect(heading).toBeHidden();

  const file = path.join(shop.deployRoot, 'registry.json');
  await replaceFile(file, `${await readFile(file, 'utf8')}\n`);
  await page.reload();
  await expect(heading).toBeVisible();
});
