import { failure, ok, type FakeResponse } from '../../fake-api/responses';
import { allowFailedCalls, FAILED_RESPONSES } from '../../fake-api/failed-calls';
import { sampleList, sampleProducts } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';
import { startWithStorage, stored } from '../../support/shop/shopper';

/** Responses of the API instead of a list. */
const FAILURES: Record<string, FakeResponse> = {
  ...FAILED_RESPONSES,
  'a 404': failure(404),
  'a response without a list': {
    kind: 'text',
    status: 200,
    text: '{"data": null, "count": 0}',
    type: 'application/json',
  },
};

const EMPTY = 'No products found with the selected filters';

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/(The products|A part of the page) could not be loaded/);
});

test('[PLP-09] a failed request is a failure, never an empty list', async ({ page, fakeApi }) => {
  test.slow();
  for (const [name, response] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      fakeApi.respondTo('GET /products', response);
      const opened = await page.goto('/products?category=women&parentCategory=Shirts&page=2');
      expect(opened?.status()).toBe(503);
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText(
        'Failed to load products. Please try again.',
      );
      await expectInteractive(page);
      await expect(main.getByText(EMPTY)).toBeHidden();
      await expect(main.getByRole('navigation', { name: 'Pagination' })).toBeHidden();
      await expect(main.getByRole('heading', { level: 1, name: 'Shirts' })).toBeVisible();
      await expect(main.getByRole('combobox', { name: 'Sub-category' })).toHaveValue('Shirts');
    });
  }
});

test('[PLP-09] when another page fails to load, "Try Again" reloads it', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12), 30)));
  await page.goto('/products?category=women');
  // Before hydration, the link loads a document, which would request the products again on its own.
  await expectInteractive(page);
  fakeApi.respondTo('GET /products', failure(500));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Next' }).click();
  await expect(main.getByRole('alert')).toContainText('Failed to load products. Please try again.');
  await expect(main.getByText(EMPTY)).toBeHidden();
  await expect(main.getByRole('article')).toHaveCount(0);

  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(12), 30)));
  const reloaded = page.waitForEvent('load');
  await main.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(main.getByText('Showing 13 to 24 of 30 items')).toBeVisible();
  await expect(page).toHaveURL('/products?category=women&page=2');
});

test('[PLP-14] a failed list shows a failure, even if its sub-categories loaded', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', ({ query }) =>
    query.limit === '100' ? ok(sampleList(sampleProducts(3))) : failure(500),
  );
  await page.goto('/products?category=women');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByText(EMPTY)).toBeHidden();
});

test('a failure of the server’s request disappears when the browser’s own request succeeds', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', ({ headers }) =>
    headers['user-agent']?.includes('Mozilla') ? ok(sampleList(sampleProducts(4))) : failure(500),
  );
  await page.goto('/products?category=women');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
});

test('a token that the API rejects is removed, and the list loads without it (D17)', async ({
  page,
  fakeApi,
}) => {
  const list = ok(sampleList(sampleProducts(12), 30));
  fakeApi.respondTo('GET /products', ({ headers }) =>
    headers.authorization ? failure(401) : list,
  );
  await startWithStorage(page, { authToken: 'expired' });
  await page.goto('/products?category=women');
  // Before hydration, the link loads a document, without the token.
  await expectInteractive(page);
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Showing 13 to 24 of 30 items')).toBeVisible();
  await expect(page).toHaveURL('/products?category=women&page=2');
  expect(await stored(page, 'authToken')).toBeNull();
});
