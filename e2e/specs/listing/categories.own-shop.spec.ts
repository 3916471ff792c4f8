import { failure, noResponse, ok } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { sampleList, samplePicture, sampleProduct, sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';

test('[PLP-01] without a category: "Select a Category" and three tiles of image, name and link @smoke', async ({
  page,
  fakeApi,
}) => {
  const categories = ['Women', 'Jackets & Coats', 'Sale/100%', 'A fourth'];
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ categories })));
  fakeApi.respondTo('GET /products', ({ query }) =>
    ok(
      sampleList([
        sampleProduct({ imgUrl: samplePicture(encodeURIComponent(query.category ?? '')) }),
      ]),
    ),
  );
  await page.goto('/products');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
  await expect(page).toHaveTitle(/^Select a Category/);

  const tiles = main.getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(tiles).toHaveText(['Women', 'Jackets & Coats', 'Sale/100%']);
  for (const [index, address] of ['women', 'jackets%20%26%20coats', 'sale%2F100%25'].entries()) {
    const tile = tiles.nth(index);
    await expect(tile).toHaveAttribute('href', `/products?category=${address}`);
    await expect(tile.locator('img')).toHaveAttribute('src', samplePicture(address));
  }
  await tiles.nth(2).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Sale/100%' })).toBeVisible();
  const category = () => fakeApi.requestsTo('GET /products').at(-1)?.query.category;
  await expect.poll(category).toBe('sale/100%');
});

test('[PLP-01] a category whose picture fails to load can still be chosen', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/A part of the page could not be loaded/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  fakeApi.respondTo('GET /products', failure(500));
  await page.getByRole('main').getByRole('link', { name: 'Explore Collection' }).click();
  const tiles = page.getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(tiles).toHaveText(['Women', 'Men', 'Accessories']);
});

test('[PLP-02] the heading is the category’s name', async ({ page, fakeApi }) => {
  test.slow();
  for (const [category, heading] of [
    ['women', 'Women'],
    ['jackets & coats', 'Jackets & Coats'],
    ['साड़ी', 'साड़ी'],
    ['قمصان', 'قمصان'],
    ['<b>100%</b> "+" 👗', '<b>100%</b> "+" 👗'],
    ['no/such?category#here', 'No/such?category#here'],
  ] as const) {
    await test.step(`the heading of ${category} is ${heading}`, async () => {
      fakeApi.restoreDefaults();
      await page.goto(`/products?category=${encodeURIComponent(category)}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} – Kavya & Daughters`);
      await expect(main.getByRole('article')).toHaveCount(4);
      expect(fakeApi.requestsTo('GET /products')[0]?.query.category).toBe(category);
    });
  }
});

test('[PLP-13] the categories are the store’s', async ({ page, fakeApi }) => {
  fakeApi.respondTo('GET /storeInfo', ok({ data: sampleStore({ categories: ['Shoes', 'Bags'] }) }));
  await page.goto('/products');
  const tiles = page.getByRole('main').getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(tiles).toHaveText(['Shoes', 'Bags']);
});

test('[PLP-13] a store without categories shows men, women, accessories', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ categories: [] })));
  await page.goto('/products');
  const tiles = page.getByRole('main').getByRole('list', { name: 'Categories' }).getByRole('link');
  await expect(tiles).toHaveText(['Men', 'Women', 'Accessories']);
  for (const [index, category] of ['men', 'women', 'accessories'].entries()) {
    await expect(tiles.nth(index)).toHaveAttribute('href', `/products?category=${category}`);
  }
});

test('[PLP-13] without the store information there is the single category Accessories', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  for (const [name, response] of [
    ['fails', failure(500)],
    ['doesn’t arrive', noResponse],
  ] as const) {
    await test.step(`the store information ${name}`, async () => {
      allowFailedCalls(consoleGuard);
      consoleGuard.allow(/The store information could not be loaded/);
      fakeApi.respondTo('GET /storeInfo', response);
      await page.goto('/products');
      const tiles = page
        .getByRole('main')
        .getByRole('list', { name: 'Categories' })
        .getByRole('link');
      await expect(tiles).toHaveText(['Accessories']);
      await tiles.click();
      await expect(page).toHaveURL('/products?category=accessories');
      await expect(page.getByRole('article')).toHaveCount(4);
    });
  }
});
