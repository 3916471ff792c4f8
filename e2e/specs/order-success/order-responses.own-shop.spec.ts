import type { Page } from '@playwright/test';
import { failure, ok } from '../../fake-api/responses';
import { allowFailedCalls, FAILED_RESPONSES } from '../../fake-api/failed-calls';
import { ORDER, sampleOrder } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { startSignedIn } from '../../support/shop/shopper';

const THANKS = 'Thank You for Your Order!';

async function open(page: Page): Promise<void> {
  await startSignedIn(page, { token: 'any' });
  await page.goto(`/order-success?orderId=${ORDER}`);
}

function heading(page: Page, name: string) {
  return page.getByRole('main').getByRole('heading', { level: 1, name });
}

test('[DONE-01] an order that fails to load isn’t confirmed, and can be retried', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  test.slow();
  for (const [what, response] of Object.entries(FAILED_RESPONSES)) {
    await test.step(what, async () => {
      allowFailedCalls(consoleGuard);
      consoleGuard.allow(/Failed to load the order/);
      fakeApi.respondTo('GET /orders/{id}', response);
      await open(page);
      await expect(heading(page, 'Your Order Could Not Be Loaded')).toBeVisible();
      await expect(page.getByText(THANKS)).toHaveCount(0);

      const held = fakeApi.hold('GET /orders/{id}', ok({ data: sampleOrder({ status: 2 }) }));
      const again = page.getByRole('main').getByRole('button', { name: 'Try Again' });
      await again.click();
      await expect(again).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByText(THANKS)).toHaveCount(0);
      held.release();
      await expect(heading(page, 'Thank You for Your Order!')).toBeVisible();
    });
  }
});

test('[DONE-01] while the order loads the page doesn’t confirm it', async ({ page, fakeApi }) => {
  const held = fakeApi.hold('GET /orders/{id}', ok(sampleOrder({ status: 1 })));
  await open(page);
  await expect(page.getByText('Asking whether its payment has arrived.')).toBeVisible();
  await expect(page.getByText(THANKS)).toHaveCount(0);
  held.release();
  await expect(heading(page, THANKS)).toBeVisible();
  expect(fakeApi.requestsTo('GET /orders/{id}')[0]).toMatchObject({
    path: `/orders/${ORDER}`,
    headers: { authorization: 'Bearer any' },
  });
});

test('[DONE-01] the heading shows whether the order is paid, by its status', async ({
  page,
  fakeApi,
}) => {
  for (const [status, title] of [
    [undefined, 'Your Payment Isn’t Confirmed Yet'],
    [7, 'Your Payment Isn’t Confirmed Yet'],
    [3, THANKS],
    [4, 'This Order Was Cancelled'],
  ] as const) {
    await test.step(`the status ${status}`, async () => {
      fakeApi.respondTo('GET /orders/{id}', ok(sampleOrder({ status })));
      await open(page);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(THANKS)).toHaveCount(title === THANKS ? 1 : 0);
    });
  }
});

test('a session that has ended leaves the shopper on the page, signed out', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  fakeApi.respondTo('GET /orders/{id}', failure(401));
  await open(page);
  await expect(
    page.getByRole('main').getByText('Sign in to see whether its payment has arrived.'),
  ).toBeVisible();
  await expect(page).toHaveURL(`/order-success?orderId=${ORDER}`);
});

test('without scripts the page doesn’t confirm the order', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`/order-success?orderId=${ORDER}`);
  await expect(heading(page, 'Your Order')).toBeVisible();
  await expect(page.getByText(THANKS)).toHaveCount(0);
  await context.close();
});
