import type { Page } from '@playwright/test';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { ok } from '../../fake-api/responses';
import { ORDER, sampleOrder } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { startSignedIn } from '../../support/shop/shopper';

const PROMISE = { earliest: '2025-03-06', latest: '2025-03-07' };
const DELIVERED_AT = '2025-03-10T08:00:00.000Z';

async function openOrder(page: Page): Promise<void> {
  await startSignedIn(page, { token: 'a-token' });
  await page.goto(`/orders/${ORDER}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${ORDER}` })).toBeVisible();
}

test('[DATE-05] an order that is later than promised says so, and leads to the contact page @phone', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  // The fake API has no stream of an order's events.
  allowFailedCalls(consoleGuard);
  fakeApi.respondTo('GET /orders/{id}', ok(sampleOrder({ status: 2, delivery: PROMISE })));
  await openOrder(page);
  const note = page.getByText('This order is later than we promised');
  await expect(note).toContainText('it was to arrive Thu 6 to Fri 7 March.');
  await note.getByRole('link', { name: 'contact us' }).click();
  await expect(page).toHaveURL('/contact');

  await page.goto(`/track-order?id=${ORDER}`);
  await page.getByLabel('Email or phone').fill('meera@example.com');
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(note).toBeVisible();
});

test('[DATE-05] neither a delivered nor a cancelled order is called late', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  const delivered = { status: 3, delivery: PROMISE, deliveredAt: DELIVERED_AT };
  fakeApi.respondTo('GET /orders', ok([sampleOrder(delivered)]));
  fakeApi.respondTo('GET /orders/{id}', ok(sampleOrder(delivered)));
  await openOrder(page);
  await expect(page.getByText(/later than we promised/)).toHaveCount(0);
  await page.goto('/orders');
  await expect(page.getByRole('article').getByText('March 10, 2025')).toBeVisible();

  fakeApi.respondTo('GET /orders/{id}', ok(sampleOrder({ status: 4, delivery: null })));
  await openOrder(page);
  await expect(page.getByText(/later than we promised/)).toHaveCount(0);
});
