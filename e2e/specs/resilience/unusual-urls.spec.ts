import { overflowingElements } from '../../support/checks/layout';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

/** Other spellings of a page's URL. */
const SPELLINGS = ['/TERMS', '/terms/', '/te%72ms', '/terms//', '/terms?a=%F0%9F%91%97#b'];

test('[RT-07] other spellings of a URL open the page, after a reload too', async ({ page }) => {
  test.slow();
  for (const address of SPELLINGS) {
    await test.step(address, async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      const heading = page.getByRole('heading', { level: 1, name: 'Terms & Conditions' });
      await expect(heading).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible();
    });
  }
});

/** Paths of one segment that aren't pages; some are reserved words. */
const UNKNOWN_SLUGS = [
  '/product',
  '/sizes',
  '/404',
  '/terms.html',
  '/terms%20',
  '/Sizes/',
  '/%E0%A4%AE%E0%A5%80%E0%A4%B0%E0%A4%BE',
  '/a%2Fb',
  '/%',
  '/%E0%A4%A',
  '/__proto__',
  '/constructor',
];

test('[RT-06] unknown slugs, and reserved words without a page, lead to /404', async ({
  page,
  consoleGuard,
}) => {
  test.slow();
  for (const address of UNKNOWN_SLUGS) {
    await test.step(address, async () => {
      consoleGuard.allow(/Failed to load resource: .*404/);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveURL('/404');
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    });
  }
});

const UNKNOWN_PATHS = [
  '/no/such/page',
  '//evil.example/x',
  '/orders/1/2',
  '/product/1/2',
  '/login/now',
  '/404/',
  `/no/${'very-long'.repeat(300)}`,
];

test('[RT-05] other unknown URLs are a 404 page of the shop that links to the home page', async ({
  page,
  baseURL,
  consoleGuard,
}) => {
  test.slow();
  for (const address of UNKNOWN_PATHS) {
    await test.step(address.slice(0, 30), async () => {
      consoleGuard.allow(/Failed to load resource: .*404/);
      // As a complete URL, because two slashes at the beginning would name another host.
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      expect(new URL(page.url()).origin).toBe(baseURL);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      expect(await overflowingElements(page)).toEqual([]);
      await main.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test('[PDP-06] unusual product ids are unknown products, not failures', async ({
  page,
  consoleGuard,
}) => {
  test.slow();
  for (const id of [
    'no%00such',
    '%E0%A4%A8%E0%A4%AE%E0%A4%83',
    '..%2F..%2Fetc',
    'x'.repeat(3000),
  ]) {
    await test.step(id.slice(0, 30), async () => {
      consoleGuard.allow(/Failed to load resource: .*404/);
      const response = await page.goto(`/product/${id}`);
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Product Not Found' }),
      ).toBeVisible();
    });
  }
});

test('[RT-06] reserved words are their own pages, not policies', async ({ page }) => {
  test.slow();
  for (const [word, heading] of [
    ['login', 'Sign In'],
    ['register', 'Create Account'],
    ['forgot-password', 'Forgot Password'],
    ['reset-password', 'Reset Password'],
    ['account', 'Sign In'],
    ['cart', 'Shopping Cart'],
    ['products', 'Select a Category'],
    ['contact', 'Contact Us'],
    ['track-order', 'Track Your Order'],
    ['orders', 'Sign In'],
  ] as const) {
    await test.step(word, async () => {
      const response = await page.goto(`/${word}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).not.toHaveURL('/404');
    });
  }
});

test('[RT-03] other spellings of the checkout ask to sign in', async ({ page }) => {
  test.slow();
  for (const address of ['/Checkout', '/checkout/']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectToast(page, 'Login Required', 'Please login to proceed with checkout');
      await expect(page).toHaveURL('/login');
    });
  }
});
