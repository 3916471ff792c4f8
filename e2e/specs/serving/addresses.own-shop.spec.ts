import type { Page } from '@playwright/test';
import { failure, ok } from '../../fake-api/responses';
import { sampleList, sampleProduct, sampleProducts } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';

/** What the head of the opened page says to search engines. */
async function headOf(page: Page) {
  const { origin } = new URL(page.url());
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  const robots = page.locator('meta[name="robots"][content="noindex"]');
  return { canonical: canonical?.replace(origin, ''), isListed: (await robots.count()) === 0 };
}

test('[PAGE-09] other spellings of a path are moved to the page, with query and hash', async ({
  page,
}) => {
  for (const [requested, address] of [
    ['/TERMS/?utm_source=mail#returns', '/terms?utm_source=mail#returns'],
    ['/PRODUCTS', '/products'],
    ['/Product/shirt-3/', '/product/shirt-3'],
    ['/orders/', '/login'],
  ] as const) {
    await test.step(requested, async () => {
      const response = await page.goto(requested);
      expect(response?.status()).toBe(200);
      const first = await response?.request().redirectedFrom()?.response();
      expect(first?.status()).toBe(301);
      await expect(page).toHaveURL(address);
    });
  }
});

test('[PAGE-09] a link within the shop to another spelling of a path leads to the page’s address', async ({
  page,
}) => {
  await page.goto('/products?category=women');
  await expectInteractive(page);
  // As a link in the shop would be followed by its router, without a new document.
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    history.pushState(null, '', '/Terms/?a=1#returns');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(page).toHaveURL('/terms?a=1#returns');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('[PAGE-09] other spellings of a listing’s query name its address, which its links have too', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12), 30)));
  for (const [requested, canonical] of [
    ['?category=women', '?category=women'],
    ['?category=Women', '?category=women'],
    ['?category=women%20', '?category=women'],
    ['?page=1&category=women', '?category=women'],
    ['?category=women&page=abc', '?category=women'],
    ['?category=women&page=02', '?category=women'],
    ['?category=WOMEN&page=2&utm_source=mail', '?category=women&page=2'],
    ['?category=women&sort=price', '?category=women'],
    ['?category=women&size=M,M', '?category=women&size=M'],
    ['?page=2', ''],
  ] as const) {
    await test.step(requested, async () => {
      await page.goto(`/products${requested}`);
      expect(await headOf(page)).toEqual({ canonical: `/products${canonical}`, isListed: true });
    });
  }
  await page.goto('/products?category=WOMEN&page=02');
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'href',
    '/products?category=women&page=2',
  );
});

test('[PAGE-10] a product’s id in capitals leads to the product only if there is none of that id', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*404/);
  await page.goto('/product/Shirt-3');
  await expect(page).toHaveURL('/product/Shirt-3');

  fakeApi.respondTo('GET /products/{id}', failure(404, 'Product not found'));
  fakeApi.respondTo('GET /products', ok({ data: [sampleProduct({ id: 'coat-1' })], count: 1 }));
  for (const [id, found] of [
    ['Coat-1', '/product/coat-1'],
    ['Coat-2', '/product/Coat-2'],
  ] as const) {
    await test.step(id, async () => {
      const response = await page.goto(`/product/${id}?utm_source=mail`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL(`${found}?utm_source=mail`);
    });
  }
});

test('[PAGE-11] search engines leave out lists without products, and unknown pages', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*404/);
  fakeApi.respondTo('GET /products', ok(sampleList([], 30)));
  for (const path of ['/products?category=no-such-thing', '/products?category=women&page=9']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(await headOf(page)).toEqual({ canonical: path, isListed: false });
    });
  }
  fakeApi.respondTo('GET /products/{id}', failure(404, 'Product not found'));
  for (const path of ['/no/such/page', '/product/no-such-thing']) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect((await headOf(page)).isListed).toBe(false);
    });
  }
});

test('[PAGE-09] no path is moved to another site, or more than twice', async ({
  page,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*404/);
  for (const path of [
    '//evil.example/Terms/',
    '/\\evil.example/',
    '/product/%2F%2Fevil.example/',
    '/product/a%252Fb%2520/',
    `/Products/?category=${'%E0%A4%85'.repeat(1_000)}`,
  ]) {
    await test.step(path.slice(0, 40), async () => {
      // As a complete URL, because two slashes at the beginning would name another host.
      const response = await page.goto(`${baseURL}${path}`);
      expect(new URL(page.url()).origin).toBe(baseURL);
      const moves = [];
      for (let at = response?.request(); at; at = at.redirectedFrom() ?? undefined) moves.push(at);
      expect(moves.length).toBeLessThanOrEqual(3);
    });
  }
});
