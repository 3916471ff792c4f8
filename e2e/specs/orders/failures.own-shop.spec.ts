import { failure, ok } from '../../fake-api/responses';
import { allowFailedCalls, FAILED_RESPONSES } from '../../fake-api/failed-calls';
import { sampleOrder } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { orderCard } from '../../support/pages/orders';
import { startSignedIn } from '../../support/shop/shopper';

const FAILED = 'Failed to load your orders. Please try again.';

test.beforeEach(async ({ page, consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/The orders could not be loaded/);
  await startSignedIn(page, { token: 'any' });
});

const FAILURES = { ...FAILED_RESPONSES, 'a 403': failure(403) };

test('[ORD-07] orders that fail to load show a failure, and "Try Again" loads them', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, response] of Object.entries(FAILURES)) {
    await test.step(what, async () => {
      fakeApi.respondTo('GET /orders', response);
      await page.goto('/orders');
      const main = page.getByRole('main');
      await expect(main.getByRole('alert').getByText(FAILED, { exact: true })).toBeVisible();
      await expect(main.getByRole('article')).toHaveCount(0);
      await expect(page.getByText('No Orders Found')).toBeHidden();

      const held = fakeApi.hold('GET /orders', ok([sampleOrder({ id: 'BACK' })]));
      const again = main.getByRole('button', { name: 'Try Again' });
      await again.click();
      await expect(again).toHaveAttribute('aria-busy', 'true');
      held.release();
      await expect(orderCard(page, 'BACK')).toBeVisible();
      await expect(page.getByText(FAILED)).toBeHidden();
    });
  }
});

test('[ORD-07] a failure replaces the list that was shown', async ({ page, fakeApi }) => {
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const latestOrder = page.waitForResponse((response) => response.url().endsWith('/orders'));
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  // The home page requests the orders as well; that request must succeed.
  expect((await latestOrder).status()).toBe(200);
  fakeApi.respondTo('GET /orders', failure(500));
  await page.goBack();
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
});

test('[ORD-07] while the orders load the page shows neither orders nor an empty list', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('GET /orders', ok([]));
  await page.goto('/orders');
  await expect(page.getByRole('status').getByText('Loading your orders')).toBeAttached();
  await expect(page.getByText('No Orders Found')).toBeHidden();
  await expect(page.getByText(FAILED)).toBeHidden();
  held.release();
  await expect(page.getByText('No Orders Found')).toBeVisible();
});

test('[ORD-09] an expired session on the orders page leads to the sign-in', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /orders', failure(401));
  await page.goto('/orders');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(FAILED)).toBeHidden();
});
