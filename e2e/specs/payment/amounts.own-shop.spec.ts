import { sampleOrder } from '../../fake-api/samples';
import { ok } from '../../fake-api/responses';
import { expect, test } from '../../fake-api/test';
import { startSignedIn } from '../../support/shop/shopper';

test('[PAY-15] subtotal, shipping and amount to pay are the server’s, not a sum of the items', async ({
  page,
  fakeApi,
}) => {
  const shipping = { method: 'Courier', price: 99, label: '₹99 by courier' };
  const order = sampleOrder({ subtotal: 4900, shipping, total: 4999 });
  fakeApi.respondTo('GET /orders/{id}', ok(order));
  await startSignedIn(page, { token: 'any' });
  await page.goto(`/payment?orderId=${String(order.id)}`);
  const summary = page.getByRole('region', { name: 'Your Order' });
  const amountOf = (name: string) =>
    summary.getByRole('term').filter({ hasText: name }).locator('..').getByRole('definition');
  await expect(amountOf('Subtotal')).toHaveText('₹4,900.00');
  await expect(amountOf('Shipping')).toHaveText('₹99 by courier');
  await expect(amountOf('Amount to pay')).toHaveText('₹4,999.00');
});

test('[PAY-15] without a total from the server, the sum of the items is shown', async ({
  page,
  fakeApi,
}) => {
  const order = sampleOrder();
  fakeApi.respondTo('GET /orders/{id}', ok(order));
  await startSignedIn(page, { token: 'any' });
  await page.goto(`/payment?orderId=${String(order.id)}`);
  const summary = page.getByRole('region', { name: 'Your Order' });
  await expect(summary.getByText('Amount to pay').locator('..')).toContainText('₹5,000.00');
  await expect(summary.getByText('Subtotal')).toHaveCount(0);
});
