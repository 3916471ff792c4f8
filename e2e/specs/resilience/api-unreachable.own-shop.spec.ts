import { allowFailedCalls } from '../../fake-api/failed-calls';
import { expect, test } from '../../fake-api/test';
import { loginForm, signIn } from '../../support/pages/auth-forms';
import { categoryLinks } from '../../support/pages/catalog';
import { DEMO } from '../../support/shop/demo-products';
import { startSignedIn } from '../../support/shop/shopper';
import { expectToast } from '../../support/pages/toast';

test.beforeEach(({ fakeApi, consoleGuard }) => {
  fakeApi.goDown();
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/could not be loaded/, /The (sign-in|connection test) failed/);
});

test('[PLP-09] without the API the listing shows a failure between header and footer', async ({
  page,
}) => {
  await page.goto('/products?category=women');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to load products. Please try again.');
  await expect(page.getByText('No products found with the selected filters')).toBeHidden();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  const reloaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await expect(alert).toContainText('Failed to load products. Please try again.');
});

test('[STORE-02] without the API a toast asks for a refresh @phone', async ({ page }) => {
  await page.goto('/');
  await expectToast(page, 'Error', 'Failed to load store information. Please refresh the page.');
});

test('[PLP-13] without the API the header offers the single category Accessories @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await expect(await categoryLinks(page, isMobile)).toHaveText(['Accessories']);
});

test('[HOME-03] without the API the home page shows its own categories', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('list', { name: 'Curated Categories' });
  await expect(cards.getByRole('link')).toHaveText(['Jeans', 'Jackets & Coats', 'Dresses']);
});

test('[HOME-06] without the API the featured products are empty, and the console says why', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/');
  await expect(page.getByText('No featured products available at the moment.')).toBeVisible();
  await logged;
});

test('[PDP-06] without the API a product page says that it failed', async ({ page }) => {
  await page.goto(`/product/${DEMO.sized}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await expect(main.getByText('Failed to load product details')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('[LOGIN-06] without the API signing in shows a failure and keeps the input', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page, { email: 'meera@example.com', password: 'correct-horse' });
  await expectToast(page, 'Error', 'No response from server. Please try again later.');
  const { email, password } = loginForm(page);
  await expect(email).toHaveValue('meera@example.com');
  await expect(password).toHaveValue('correct-horse');
});

test('[ORD-07] without the API the orders page shows a failure, and no empty list', async ({
  page,
}) => {
  await startSignedIn(page, { token: 'any' });
  await page.goto('/orders');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to load your orders. Please try again.');
  await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await expect(page.getByText('No Orders Found')).toBeHidden();
});

test('[ACCT-04] without the API the account page says that there was no response', async ({
  page,
}) => {
  await startSignedIn(page, { token: 'any' });
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load account information (No response received)',
  );
});

test('[PAY-14] without the API the payment page says that its form is missing', async ({
  page,
}) => {
  await startSignedIn(page, { token: 'any' });
  await page.goto('/payment?orderId=1');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load payment form. Please try again later.',
  );
});

test('[CONT-05] without the API the connection test shows a failure', async ({ page }) => {
  await page.goto('/api-test');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Connection failed. Check console for details.',
  );
});

test('[API-04] without the API every failed call is in the console', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/products?category=women');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  for (const path of ['/storeInfo', '/products']) {
    await expect.poll(() => logged).toContainEqual(expect.stringContaining(`GET ${path} failed`));
  }
});
