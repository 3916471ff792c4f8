import type { ReceivedRequest } from '../../fake-api/fake-api';
import { failure, ok, type FakeResponse } from '../../fake-api/responses';
import { allowFailedCalls, FAILED_RESPONSES } from '../../fake-api/failed-calls';
import { sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';
import { startWithStorage, stored } from '../../support/shop/shopper';

/** Responses of the API instead of a product. */
const FAILURES: Record<string, FakeResponse> = {
  ...FAILED_RESPONSES,
  'a 400': failure(400),
  'a product without id and title': {
    kind: 'text',
    status: 200,
    text: '{"product": {"name": "Shirt"}}',
    type: 'application/json',
  },
};

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/The product could not be loaded/);
});

test('[PDP-06] a failed request is a failure to load, not a missing product', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [name, response] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      fakeApi.respondTo('GET /products/{id}', response);
      const opened = await page.goto('/product/plain-shirt');
      expect(opened?.status()).toBe(503);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { level: 1, name: 'Product Not Found' }),
      ).toBeVisible();
      await expect(main.getByText('Failed to load product details', { exact: true })).toBeVisible();
      await expect(main.getByText('Product not found', { exact: true })).toBeHidden();
      await expect(page).toHaveTitle(/^Product Not Found/);
      await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    });
  }
});

test('[PDP-06] a 404 says that there is no such product, and links to the home page', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products/{id}', failure(404, 'Gone.'));
  const response = await page.goto('/product/plain-shirt');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await expect(main.getByText('Product not found', { exact: true })).toBeVisible();
  await expect(main.getByText('Failed to load product details')).toBeHidden();
  await main.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Modern Essentials' })).toBeVisible();
});

test('[PDP-06] a product that fails to load from the list can be retried', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/products?category=women');
  // Before hydration, the link loads a document, which would request the product again on its own.
  await expectInteractive(page);
  fakeApi.respondTo('GET /products/{id}', failure(503));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load product details')).toBeVisible();
  fakeApi.respondTo('GET /products/{id}', ok(sampleProduct()));
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Plain Shirt' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products?category=women');
  await expect(main.getByRole('article')).toHaveCount(4);
});

test('a failure of the server’s request disappears when the browser’s own request succeeds', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products/{id}', ({ headers }) =>
    headers['user-agent']?.includes('Mozilla') ? ok(sampleProduct()) : failure(500),
  );
  await page.goto('/product/plain-shirt');
  await expect(page.getByRole('heading', { level: 1, name: 'Plain Shirt' })).toBeVisible();
});

test('a slow product shows its page layout first, then the product', async ({ page, fakeApi }) => {
  const held = fakeApi.hold('GET /products/{id}');
  await page.goto('/product/plain-shirt');
  await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(page.getByText('Product Not Found')).toBeHidden();
  held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Plain Shirt' })).toBeVisible();
});

for (const isLate of [false, true]) {
  const shown = isLate ? ', in place of the placeholders that are shown' : '';
  test(`a token that the API rejects is removed, and the product loads without it (D17)${shown}`, async ({
    page,
    fakeApi,
  }) => {
    const respond = ({ headers }: ReceivedRequest) =>
      headers.authorization ? failure(401) : ok(sampleProduct());
    await startWithStorage(page, { authToken: 'expired' });
    await page.goto('/products?category=women');
    // Before hydration, the link loads a document, without the token.
    await expectInteractive(page);
    const held = isLate ? fakeApi.hold('GET /products/{id}', respond) : undefined;
    if (!isLate) fakeApi.respondTo('GET /products/{id}', respond);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    if (isLate) await expect(page.getByText('Loading the product')).toBeAttached();
    held?.release();
    await expect(page.getByRole('heading', { level: 1, name: 'Plain Shirt' })).toBeVisible();
    await expect(page).toHaveURL('/product/shirt-1');
    expect(await stored(page, 'authToken')).toBeNull();
  });
}
