import type { Page } from '@playwright/test';
import { brokenJson, failure, noResponse, ok, type FakeResponse } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { ORDER, sampleOrder } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectToast } from '../../support/pages/toast';

/** Looks up the order of the page's URL. */
async function track(page: Page, contact = 'meera@example.com'): Promise<void> {
  await page.getByLabel('Email or phone').fill(contact);
  await page.getByRole('button', { name: 'Track Order' }).click();
}

test('[TRACK-01] the form asks for order number and email or phone; the id of the query fills in the number', async ({
  page,
}) => {
  await page.goto('/track-order');
  const form = page.getByRole('form', { name: 'Track order' });
  await expect(form.getByRole('textbox', { name: 'Order number' })).toHaveValue('');
  await expect(form.getByRole('textbox', { name: 'Email or phone' })).toHaveValue('');
  for (const id of ['A1B2', 'a/b c', '50%', 'रसीद-१']) {
    await page.goto(`/track-order?id=${encodeURIComponent(id)}`);
    await expect(form.getByRole('textbox', { name: 'Order number' })).toHaveValue(id);
  }
});

test('[TRACK-01] back and forward restore each order’s number, without another order’s result', async ({
  page,
}) => {
  await page.goto('/track-order?id=FIRST');
  await track(page);
  const found = page.getByRole('region', { name: `Order ${ORDER}` });
  await expect(found).toBeVisible();
  await page.goto('/track-order?id=SECOND');
  await expect(page.getByLabel('Order number')).toHaveValue('SECOND');
  await page.goBack();
  await expect(page.getByLabel('Order number')).toHaveValue('FIRST');
  await expect(found).toBeHidden();
  await page.goForward();
  await expect(page.getByLabel('Order number')).toHaveValue('SECOND');
});

test('[TRACK-02] [ORDP-08] the order shows id, timeline, date, status, address, method, tracking number and items @phone @smoke', async ({
  page,
  fakeApi,
}) => {
  const items = [
    { id: '1', productTitle: 'Plain Shirt', quantity: 3, price: 1299.5, selectedSize: 'M' },
    { id: '1', name: 'قميص', quantity: 1, price: 112345 },
  ];
  const shipping = { method: 'Express', tracking: 'TRK-9' };
  fakeApi.respondTo('GET /orders/{id}', ok(sampleOrder({ items, shipping, status: 2 })));
  await page.goto(`/track-order?id=${ORDER}`);
  await track(page);
  const found = page.getByRole('region', { name: `Order ${ORDER}` });
  await expect(found.getByRole('heading', { name: `Order ${ORDER}` })).toBeFocused();
  for (const text of [
    'March 5, 2025',
    '7 Residency Road, Bengaluru, Karnataka 560025',
    'Express',
    'TRK-9',
  ]) {
    await expect(found.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(found.getByRole('listitem').filter({ hasText: 'Shipped' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  const table = found.getByRole('table', { name: 'Items' });
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Quantity', 'Price']);
  await expect(table.getByRole('row', { name: 'Plain Shirt M 3 ₹1,299.50' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'قميص 1 ₹1,12,345' })).toBeVisible();
});

test('[TRACK-02] an order without a method shows Standard Shipping, without a tracking number "Not available"', async ({
  page,
  fakeApi,
}) => {
  for (const [status, label] of [
    [4, 'Cancelled'],
    [7, 'Unknown (7)'],
    ['x', 'Unknown'],
  ] as const) {
    fakeApi.respondTo('GET /orders/{id}', ok(sampleOrder({ status })));
    await page.goto(`/track-order?id=${ORDER}`);
    await track(page);
    const found = page.getByRole('region', { name: `Order ${ORDER}` });
    await expect(found.getByText(label, { exact: true }).first()).toBeVisible();
    await expect(found.getByText('Standard Shipping', { exact: true })).toBeVisible();
    await expect(found.getByText('Not available', { exact: true })).toBeVisible();
  }
});

test('[TRACK-03] a field left blank shows an error, and nothing is requested', async ({
  page,
  fakeApi,
}) => {
  for (const [what, id, contact] of [
    ['both', '', ''],
    ['the order number', '   ', 'meera@example.com'],
    ['email or phone', ORDER, '  '],
  ] as const) {
    await test.step(`${what} left blank`, async () => {
      await page.goto(`/track-order?id=${encodeURIComponent(id)}`);
      await track(page, contact);
      await expectToast(page, 'Required fields', 'Please enter both order number and email/phone');
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
      await expect(toast).toContainText('Required fields');
      const first = id.trim() === '' ? 'Order number' : 'Email or phone';
      await expect(page.getByLabel(first)).toBeFocused();
      await expect(page.getByLabel(first)).toHaveAttribute('aria-invalid', 'true');
      expect(fakeApi.requestsTo('GET /orders/{id}')).toEqual([]);
    });
  }
});

const FAILED = 'Failed to find order. Please check your information and try again.';
const REFUSED = 'Order not found or access denied.';
const FAILURES: [what: string, response: FakeResponse, message: string][] = [
  ['401', failure(401), REFUSED],
  ['403', failure(403, 'No'), REFUSED],
  ['404', failure(404), REFUSED],
  ['429', failure(429, 'Too many'), FAILED],
  ['500', failure(500), FAILED],
  ['no response', noResponse, FAILED],
  ['invalid JSON', brokenJson, FAILED],
];

test('[TRACK-04] a failed lookup is shown in a toast and on the page, in place of an earlier order', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  test.slow();
  for (const [what, response, message] of FAILURES) {
    await test.step(what, async () => {
      fakeApi.restoreDefaults();
      allowFailedCalls(consoleGuard);
      consoleGuard.allow(/The order could not be loaded/);
      await page.goto(`/track-order?id=${ORDER}`);
      await track(page);
      const found = page.getByRole('region', { name: `Order ${ORDER}` });
      await expect(found).toBeVisible();
      fakeApi.respondTo('GET /orders/{id}', response);
      await track(page);
      await expectToast(page, 'Error', FAILED);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(message);
      await expect(found).toBeHidden();
      await expect(page).toHaveURL(`/track-order?id=${ORDER}`);
      await expect(page.getByLabel('Order number')).toHaveValue(ORDER);
    });
  }
});

test('[TRACK-05] a found order is announced, and requested once however often the button is pressed', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('GET /orders/{id}');
  await page.goto(`/track-order?id=${ORDER}`);
  await page.getByLabel('Email or phone').fill('meera@example.com');
  const button = page.getByRole('button', { name: 'Track Order' });
  await button.dblclick();
  await page.getByLabel('Order number').press('Enter');
  held.release();
  await expectToast(page, 'Order found', 'Your order status has been loaded');
  expect(fakeApi.requestsTo('GET /orders/{id}')).toHaveLength(1);
  // Typing afterwards sends no request.
  await page.getByLabel('Order number').fill('OTHER');
  await expect(page.getByRole('region', { name: `Order ${ORDER}` })).toBeVisible();
  await button.click();
  await expect.poll(() => fakeApi.requestsTo('GET /orders/{id}').length).toBe(2);
  expect(fakeApi.requestsTo('GET /orders/{id}')[1]?.path).toBe('/orders/OTHER');
});

test('leaving the page during a lookup suppresses its messages', async ({ page, fakeApi }) => {
  const held = fakeApi.hold('GET /orders/{id}');
  await page.goto(`/track-order?id=${ORDER}`);
  await track(page);
  await expect.poll(() => fakeApi.requestsTo('GET /orders/{id}').length).toBe(1);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  held.release();
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  await expect(page.getByText('Order found')).toBeHidden();
});

test('[TRACK-06] GET /orders/{orderId} is sent signed out, with contactInfo trimmed', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/track-order');
  await page.getByLabel('Order number').fill('  a/b c%  ');
  await track(page, '  +91 98765-43210 ');
  await expect(page.getByRole('region', { name: `Order ${ORDER}` })).toBeVisible();
  const [call] = fakeApi.requestsTo('GET /orders/{id}');
  expect(call?.path).toBe('/orders/a%2Fb%20c%25');
  expect(call?.query).toEqual({ contactInfo: '+91 98765-43210' });
  expect(call?.headers.authorization).toBeUndefined();
});
