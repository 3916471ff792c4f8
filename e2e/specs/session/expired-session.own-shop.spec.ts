import { failure } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { expect, test } from '../../fake-api/test';
import { defaultResponses } from '../../fake-api/default-responses';
import { PAYMENT } from '../../fake-api/samples';
import { openCategory } from '../../support/pages/catalog';
import { accountLink, loginLink, signIn } from '../../support/pages/auth-forms';
import { startSignedIn, store, stored } from '../../support/shop/shopper';
import type { ApiCall } from '@storefront/host/contracts/api';

const CREDENTIALS = { email: 'meera@example.com', password: 'correct-horse' };

test.beforeEach(async ({ page, consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/could not be loaded/, /Failed to load/);
  await startSignedIn(page, { token: 'ended' });
});

const PAGES: { address: string; call: ApiCall; heading: string }[] = [
  { address: '/account', call: 'GET /accountInfo', heading: 'Account Details' },
  { address: '/orders?sort=newest', call: 'GET /orders', heading: 'My Orders' },
  { address: PAYMENT, call: 'GET /payments/fields', heading: 'Complete Your Payment' },
];

test('[AUTH-03] a 401 on a protected page leads to the sign-in and back @smoke', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const { address, call, heading } of PAGES) {
    await test.step(address, async () => {
      await startSignedIn(page, { token: 'ended' });
      fakeApi.respondTo(call, ({ headers }) =>
        headers.authorization === 'Bearer ended' ? failure(401) : defaultResponses[call],
      );
      await page.goto(address);
      await expect(page).toHaveURL('/login');
      expect(await stored(page, 'authToken')).toBeNull();
      await signIn(page, CREDENTIALS);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
});

test('[AUTH-03] a 401 on a public page signs out at once and stays on the page', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/products?category=women');
  await expect(accountLink(page)).toBeVisible();
  fakeApi.respondTo('GET /products', failure(401));
  await openCategory(page, 'Men', false);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL('/products?category=men');
  await expect(loginLink(page)).toBeVisible();
  expect(await stored(page, 'authToken')).toBeNull();
});

test('[AUTH-03] a 401 for a token that has been replaced changes nothing', async ({
  page,
  fakeApi,
}) => {
  const late = fakeApi.hold('GET /accountInfo', failure(401));
  await page.goto('/account');
  await expect.poll(() => fakeApi.requestsTo('GET /accountInfo')).toHaveLength(1);
  await store(page, 'authToken', 'newer');
  late.release();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('(Status: 401)');
  await expect(page).toHaveURL('/account');
  expect(await stored(page, 'authToken')).toBe('newer');
  await expect(accountLink(page)).toBeVisible();
});
