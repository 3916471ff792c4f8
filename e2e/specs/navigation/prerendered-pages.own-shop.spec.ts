import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '@storefront/host/contracts';
import type { FakeApi } from '../../fake-api/fake-api';
import { failure, ok } from '../../fake-api/responses';
import { sampleList, sampleProduct, sampleProducts } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, includeHidden: true });
const cardLink = (page: Page, name: string) =>
  page.getByRole('article', { name }).getByRole('heading').getByRole('link');

/** Opens a page while the shop has shirts. */
async function open(page: Page, fakeApi: FakeApi, path: string): Promise<void> {
  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12))));
  fakeApi.respondTo('GET /products/{id}', ({ path }) => {
    const id = path.split('/').at(-1) ?? '';
    return ok(sampleProduct({ id, title: id.replace('shirt-', 'Shirt ') }));
  });
  await page.goto(path);
  await expectInteractive(page);
}

/** Follows a link; returns the visible headings of the page in the first frame after the press. */
async function headingsAfterPress(page: Page, link: Locator): Promise<unknown> {
  await page.evaluate(() => {
    const look = () => {
      const headings = [...document.querySelectorAll('main h1')].filter((one) =>
        one.checkVisibility(),
      );
      Object.assign(globalThis, { seen: headings.map(({ textContent }) => textContent) });
    };
    addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
  });
  await link.click();
  await expect.poll(() => page.evaluate(() => 'seen' in globalThis)).toBe(true);
  return page.evaluate(() => (globalThis as { seen?: unknown }).seen);
}

const viewedProducts = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.recentlyViewed);

test('[FAST-08] a page on whose link the pointer rests is there in the first frame after the press', async ({
  page,
  fakeApi,
}) => {
  await open(page, fakeApi, '/');
  await headerLink(page, 'Women').hover();
  await expect(heading(page, 'Women')).toBeAttached();
  await expect(heading(page, 'Women')).toBeHidden();
  await expect(heading(page, 'Modern Essentials')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(/^Women/);

  expect(await headingsAfterPress(page, headerLink(page, 'Women'))).toEqual(['Women']);
  await expect(page).toHaveURL('/products?category=women');
  await expect(page).toHaveTitle(/^Women/);
  await expect(heading(page, 'Women')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(12);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page, 'Modern Essentials')).toBeVisible();
  await expect(heading(page, 'Women')).toBeHidden();
});

test('[FAST-08] a product that is rendered ahead counts as viewed only when it is opened', async ({
  page,
  fakeApi,
}) => {
  await open(page, fakeApi, '/products?category=women');
  await cardLink(page, 'Shirt 3').hover();
  await expect(heading(page, 'Shirt 3')).toBeAttached();
  await cardLink(page, 'Shirt 5').hover();
  await expect(heading(page, 'Shirt 5')).toBeAttached();
  await expect(heading(page, 'Shirt 3')).not.toBeAttached();
  expect(await viewedProducts(page)).toBeNull();
  await cardLink(page, 'Shirt 5').click();
  await expect(heading(page, 'Shirt 5')).toBeFocused();
  expect(await viewedProducts(page)).toBe('["shirt-5"]');
});

test('[FAST-08] what has failed is not rendered ahead, and loaded again when it is opened', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  consoleGuard.allow(/could not be loaded|failed|503/);
  await open(page, fakeApi, '/products?category=women');
  fakeApi.respondTo('GET /products/{id}', failure(503));
  await cardLink(page, 'Shirt 3').hover();
  await expect.poll(() => fakeApi.requestsTo('GET /products/{id}')).toHaveLength(1);
  await cardLink(page, 'Shirt 3').focus();
  await expect.poll(() => fakeApi.requestsTo('GET /products/{id}')).toHaveLength(2);
  await expect(page.getByText('Failed to load product details')).not.toBeAttached();
  fakeApi.respondTo('GET /products/{id}', ok(sampleProduct({ id: 'shirt-3', title: 'Shirt 3' })));
  await cardLink(page, 'Shirt 3').click();
  await expect(heading(page, 'Shirt 3')).toBeVisible();
});

test('[FAST-08] on a slow connection a page is loaded ahead, but not rendered', async ({
  page,
  fakeApi,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
  });
  await open(page, fakeApi, '/products?category=women');
  await cardLink(page, 'Shirt 3').hover();
  await expect.poll(() => fakeApi.requestsTo('GET /products/{id}')).toHaveLength(1);
  await cardLink(page, 'Shirt 3').click();
  await expect(heading(page, 'Shirt 3')).toBeFocused();
  expect(fakeApi.requestsTo('GET /products/{id}')).toHaveLength(1);
});

test('[FAST-09] a document that the browser has prerendered counts as a visit once it is opened', async ({
  page,
  fakeApi,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true });
  });
  await open(page, fakeApi, '/product/shirt-3');
  expect(await viewedProducts(page)).toBeNull();
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => viewedProducts(page)).toBe('["shirt-3"]');
});
