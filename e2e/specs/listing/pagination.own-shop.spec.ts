import type { Page } from '@playwright/test';
import { ok } from '../../fake-api/responses';
import { sampleList, sampleProduct, sampleProducts } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';

const pagination = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Pagination' });

/** The entries of the pagination, with ellipses. */
const paginationItems = (page: Page) => pagination(page).locator('li');

test('[PLP-05] the pagination shows the pages around the current one', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const { at, of, window, range } of [
    { at: 1, of: 118, window: '1 2 3 … 10', range: '1 to 12' },
    { at: 4, of: 118, window: '1 2 3 4 5 6 … 10', range: '37 to 48' },
    { at: 5, of: 118, window: '1 … 3 4 5 6 7 … 10', range: '49 to 60' },
    { at: 7, of: 118, window: '1 … 5 6 7 8 9 10', range: '73 to 84' },
    { at: 10, of: 118, window: '1 … 8 9 10', range: '109 to 118' },
    { at: 2, of: 13, window: '1 2', range: '13 to 13' },
    { at: 777, of: 30_000, window: '1 … 775 776 777 778 779 … 2500', range: '9313 to 9324' },
  ]) {
    await test.step(`page ${at} of ${of} items shows ${window}`, async () => {
      fakeApi.restoreDefaults();
      fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12), of)));
      await page.goto(`/products?category=jackets%20%26%20coats&parentCategory=Wool&page=${at}`);
      await expect(paginationItems(page)).toHaveText(['Previous', ...window.split(' '), 'Next']);
      await expect(
        pagination(page).getByText(`Showing ${range} of ${of} items`, { exact: true }),
      ).toBeVisible();
      const current = pagination(page).getByRole('link', { name: `Page ${at}`, exact: true });
      await expect(current).toHaveAttribute('aria-current', 'page');

      const last = Math.ceil(of / 12);
      const address = (target: number) =>
        `/products?category=jackets%20%26%20coats&parentCategory=Wool${target > 1 ? `&page=${target}` : ''}`;
      for (const [name, target] of [
        ['Previous', at - 1],
        ['Next', at + 1],
        ['Page 1', 1],
        [`Page ${last}`, last],
      ] as const) {
        const link = pagination(page).getByRole('link', { name, exact: true });
        if (target < 1 || target > last) await expect(link).toBeHidden();
        else await expect(link).toHaveAttribute('href', address(target));
      }
    });
  }
});

test('[PLP-06] up to 12 items need no pagination', async ({ page, fakeApi }) => {
  test.slow();
  for (const total of [0, 1, 12]) {
    await test.step(`${total} items need no pagination`, async () => {
      fakeApi.restoreDefaults();
      fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(total))));
      await page.goto('/products?category=women');
      await expect(page.getByRole('article')).toHaveCount(total);
      if (total === 0) await expect(page.getByText('No products found')).toBeVisible();
      await expect(pagination(page)).toBeHidden();
    });
  }
});

test('[PLP-06] the page defaults to 1 for every invalid page in the URL', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const value of ['', '0', '-1', 'abc', '1.5', '1e9', '%00', '99999999999999999999', '१']) {
    await test.step(`page=${value}`, async () => {
      fakeApi.restoreDefaults();
      fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12), 30)));
      await page.goto(`/products?category=women&page=${value}`);
      await expect(pagination(page).getByText('Showing 1 to 12 of 30 items')).toBeVisible();
      const pages = fakeApi.requestsTo('GET /products').map(({ query }) => query.page);
      expect(new Set(pages)).toEqual(new Set(['1']));
    });
  }
});

test('a page after the last one says that it is empty and links back', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', ({ query }) =>
    ok(sampleList(query.page === '1' ? sampleProducts(12) : [], 30)),
  );
  await page.goto('/products?category=women&page=9');
  const main = page.getByRole('main');
  await expect(main.getByText('No products found with the selected filters')).toBeVisible();
  await expect(paginationItems(page)).toHaveText(['Previous', '1', '2', '3', 'Next']);
  await expect(pagination(page).getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/products?category=women&page=3',
  );
  await main.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(main.getByText('Showing 1 to 12 of 30 items')).toBeVisible();
});

test('[PLP-14] the total is read from count or pagination.total', async ({ page, fakeApi }) => {
  test.slow();
  for (const [name, totals] of [
    ['count', { count: 25 }],
    ['pagination.total', { pagination: { total: 25 } }],
    ['both', { count: 25, pagination: { total: 25 } }],
  ] as const) {
    await test.step(`the total is read from ${name}`, async () => {
      fakeApi.restoreDefaults();
      fakeApi.respondTo('GET /products', ok({ data: sampleProducts(12), ...totals }));
      await page.goto('/products?category=women&page=2');
      await expect(page.getByText('Showing 13 to 24 of 25 items')).toBeVisible();
      await expect(page.getByText('25 items', { exact: true })).toBeVisible();
    });
  }
});

test('[PLP-14] a total of 0 doesn’t hide the products in the response', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', ok({ data: sampleProducts(5), count: 0 }));
  await page.goto('/products?category=women');
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByText('5 items', { exact: true })).toBeVisible();
  await expect(page.getByText('No products found')).toBeHidden();
});

test('[PLP-14] an invalid product is left out, the others stay', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  consoleGuard.allow(/Dropped an entry of a list/);
  const nameless = sampleProduct({ id: 'nameless', title: ' ' });
  fakeApi.respondTo('GET /products', ok(sampleList([nameless, ...sampleProducts(3)])));
  await page.goto('/products?category=women');
  await expect(page.getByRole('article')).toHaveCount(3);
});
