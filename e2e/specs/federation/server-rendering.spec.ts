import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { rupees } from '../../support/pages/money';
import { publicPages } from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';

test('[RT-02] public pages open signed out, rendered on the server and hydrated without errors @smoke', async ({
  page,
  catalogue,
}) => {
  test.slow();
  await rememberServerPage(page);
  for (const { path, heading } of publicPages(catalogue)) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

test('the 404 page is rendered on the server and hydrated without errors', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*404/);
  await rememberServerPage(page);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expectHydrated(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[RT-07] the server’s HTML of a product has its name and price', async ({
    page,
    api,
    catalogue,
  }) => {
    const product = catalogue.sized;
    const { storeName } = await api.storeInfo();
    const response = await page.goto(product.path);
    expect(response?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect(main.getByText(rupees(product.regularPrice), { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${product.title} – ${storeName}`);
  });

  test('[RT-07] the server’s HTML of a category has its products, page by page', async ({
    page,
    catalogue,
  }) => {
    await page.goto(`${catalogue.large.path}&page=2`);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Showing 13 to \d+ of \d+ items$/)).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
  });

  test('pages of signed-in shoppers are rendered in the browser', async ({ page, request }) => {
    await page.goto('/orders');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeEmpty();
    const [anonymous, signedIn] = await Promise.all([
      request.get('/cart'),
      request.get('/cart', { headers: { authorization: 'Bearer x', cookie: 'a=b' } }),
    ]);
    expect(await signedIn.text()).toBe(await anonymous.text());
  });
});
