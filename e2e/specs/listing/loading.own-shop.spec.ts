import type { Page } from '@playwright/test';
import { ok } from '../../fake-api/responses';
import { sampleList, sampleProduct, sampleProducts } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { openCategory } from '../../support/pages/catalog';
import { expectInteractive } from '../../support/checks/hydration';

const placeholders = (page: Page) =>
  page.getByRole('list', { name: 'Loading products' }).getByRole('listitem');

/** A category's products, with its name in their titles. */
const productOf = (name: string) => ok(sampleList([sampleProduct({ title: `Shirt for ${name}` })]));

test('[PLP-08] 12 placeholders show while the products load, also on the first page load', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('GET /products', ok(sampleList(sampleProducts(12), 30)));
  await page.goto('/products?category=women');
  await expect(placeholders(page)).toHaveCount(12);
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  held.release();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(placeholders(page)).toHaveCount(0);
});

test('[PLP-08] 12 placeholders show while another page loads', async ({ page, fakeApi }) => {
  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12), 30)));
  await page.goto('/products?category=women');
  const held = fakeApi.hold('GET /products', ok(sampleList(sampleProducts(6), 30)));
  await page.getByRole('main').getByRole('link', { name: 'Page 3' }).click();
  await expect(placeholders(page)).toHaveCount(12);
  await expect(page.getByRole('article')).toHaveCount(0);
  held.release();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Showing 25 to 30 of 30 items')).toBeVisible();
});

test('of two categories opened quickly the last one is shown, whichever response comes first @phone', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  await page.goto('/products?category=accessories');
  await expectInteractive(page);
  const slow = fakeApi.hold('GET /products', productOf('women'));
  const late = page.waitForResponse((response) => {
    const { searchParams } = new URL(response.url());
    return searchParams.get('category') === 'women' && searchParams.get('limit') === '12';
  });
  await openCategory(page, 'Women', isMobile);
  // The heading is shown before the products are requested.
  const asked = () => fakeApi.requestsTo('GET /products').map(({ query }) => query.category);
  await expect.poll(asked).toContain('women');
  fakeApi.respondTo('GET /products', productOf('men'));
  await openCategory(page, 'Men', isMobile);
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['Shirt for men']);
  slow.release();
  await (await late).finished();
  await expect(page).toHaveURL('/products?category=men');
  await expect(titles).toHaveText(['Shirt for men']);
});

test('going back while the next page loads shows the previous page', async ({ page, fakeApi }) => {
  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12), 30)));
  await page.goto('/products?category=women');
  await page.getByRole('main').getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByText('Showing 13 to 24 of 30 items')).toBeVisible();
  const slow = fakeApi.hold('GET /products', ok(sampleList(sampleProducts(6), 30)));
  await page.getByRole('main').getByRole('link', { name: 'Page 3' }).click();
  await expect(placeholders(page)).toHaveCount(12);
  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12), 30)));
  await page.goBack();
  slow.release();
  await expect(page.getByText('Showing 1 to 12 of 30 items')).toBeVisible();
  await expect(page).toHaveURL('/products?category=women');
});
