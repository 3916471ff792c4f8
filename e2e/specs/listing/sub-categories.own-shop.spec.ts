import { failure, ok } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { sampleList, sampleProduct, sampleProducts } from '../../fake-api/samples';
import type { FakeApi, Responder } from '../../fake-api/fake-api';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';

const SUB_CATEGORIES = [
  'Shirts',
  'नीली साड़ी',
  'Jackets & Coats',
  'Shirts',
  null,
  '  ',
  '100% Wool',
];

/** Responds with the sub-categories, and with lists of `total` products, none in 100% Wool. */
const shop =
  (total: number): Responder =>
  ({ query }) => {
    if (query.limit === '100') {
      const gathered = SUB_CATEGORIES.map((parentCategory, index) =>
        sampleProduct({ id: `g-${index}`, parentCategory }),
      );
      return ok(sampleList(gathered));
    }
    return query.parentCategory === '100% Wool'
      ? ok(sampleList([]))
      : ok(sampleList(sampleProducts(12), total));
  };

/** The query of the last request for a page of products. */
const lastListQuery = (fakeApi: FakeApi) =>
  fakeApi
    .requestsTo('GET /products')
    .filter(({ query }) => query.limit === '12')
    .at(-1)?.query;

test('[PLP-03] the filter offers each parentCategory once, from a request with the category and limit 100', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', shop(12));
  await page.goto('/products?category=women');
  const filter = page.getByRole('main').getByRole('combobox', { name: 'Sub-category' });
  await expect(filter.getByRole('option')).toHaveText([
    'All',
    '100% Wool',
    'Jackets & Coats',
    'Shirts',
    'नीली साड़ी',
  ]);
  await expect(filter).toHaveValue('');
  const gathering = fakeApi
    .requestsTo('GET /products')
    .filter(({ query }) => query.limit === '100');
  expect(gathering.map(({ query }) => query)).toEqual([
    { page: '1', limit: '100', category: 'women', gender: 'Women' },
  ]);

  await expectInteractive(page);
  for (const chosen of ['Jackets & Coats', 'नीली साड़ी']) {
    await filter.selectOption(chosen);
    await expect(page).toHaveURL(
      `/products?category=women&parentCategory=${encodeURIComponent(chosen)}`,
    );
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(filter).toHaveValue(chosen);
    await expect.poll(() => lastListQuery(fakeApi)?.parentCategory).toBe(chosen);
  }
  await filter.selectOption('All');
  await expect(page).toHaveURL('/products?category=women');
});

test('[PLP-07] another sub-category starts at page 1', async ({ page, fakeApi }) => {
  fakeApi.respondTo('GET /products', shop(40));
  await page.goto('/products?category=women&page=3');
  const main = page.getByRole('main');
  await expect(main.getByText('Showing 25 to 36 of 40 items')).toBeVisible();
  await expectInteractive(page);
  await main.getByRole('combobox', { name: 'Sub-category' }).selectOption('Shirts');
  await expect(main.getByText('Showing 1 to 12 of 40 items')).toBeVisible();
  await expect(page).toHaveURL('/products?category=women&parentCategory=Shirts');
  expect(lastListQuery(fakeApi)).toMatchObject({ page: '1', parentCategory: 'Shirts' });
  await expect(main.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/products?category=women&parentCategory=Shirts&page=2',
  );
});

test('[PLP-10] an empty sub-category says so, and "Clear Filters" shows the whole category', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', shop(12));
  await page.goto('/products?category=women&parentCategory=100%25%20Wool');
  const main = page.getByRole('main');
  await expect(main.getByText('No products found with the selected filters')).toBeVisible();
  await expect(main.getByRole('alert')).toBeHidden();
  await expect(main.getByRole('navigation', { name: 'Pagination' })).toBeHidden();
  await main.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(main.getByRole('article')).toHaveCount(12);
  await expect(page).toHaveURL('/products?category=women');
  await expect(main.getByRole('combobox', { name: 'Sub-category' })).toHaveValue('');
});

test('[PLP-10] an empty category says so without "Clear Filters"', async ({ page, fakeApi }) => {
  fakeApi.respondTo('GET /products', ok({ data: [], pagination: { total: 0 } }));
  await page.goto('/products?category=women');
  const main = page.getByRole('main');
  await expect(main.getByText('No products found with the selected filters')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Clear Filters' })).toBeHidden();
});

test('[PLP-14] when the request for sub-categories fails, the filter is empty and the list is shown', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/A part of the page could not be loaded/);
  fakeApi.respondTo('GET /products', ({ query }) =>
    query.limit === '100' ? failure(500) : ok(sampleList(sampleProducts(12), 30)),
  );
  await page.goto('/products?category=women&parentCategory=Shirts');
  const main = page.getByRole('main');
  const filter = main.getByRole('combobox', { name: 'Sub-category' });
  await expect(main.getByRole('article')).toHaveCount(12);
  await expect(filter).toHaveValue('Shirts');
  await main.getByRole('link', { name: 'Next' }).click();
  await expect(main.getByText('Showing 13 to 24 of 30 items')).toBeVisible();
  await expectInteractive(page);
  await filter.selectOption('All');
  await expect(page).toHaveURL('/products?category=women');
  await expect(filter.getByRole('option')).toHaveText(['All']);
  await expect(main.getByRole('article')).toHaveCount(12);
  await expect(main.getByRole('alert')).toBeHidden();
});
