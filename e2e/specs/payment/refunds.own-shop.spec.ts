import { ok } from '../../fake-api/responses';
import { ORDER, PAYMENT, sampleOrder } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { orderCard } from '../../support/pages/orders';
import { startSignedIn } from '../../support/shop/shopper';

const TOTAL = { id: ORDER, total: 12990, refundDue: true };
const TOO_LITTLE =
  'We received ₹1.00 instead of ₹12,990.00. It will be refunded; please pay the whole amount.';

const REFUNDS = [
  { order: { status: 0, received: 1, refundAmount: 1 }, note: TOO_LITTLE },
  {
    order: { status: 1, received: 13000, refundAmount: 10 },
    note: 'We received ₹13,000.00 for this order of ₹12,990.00; ₹10.00 will be refunded.',
  },
  {
    order: { status: 4, received: 12990, refundAmount: 12990 },
    note: 'This order was cancelled; ₹12,990.00 will be refunded.',
  },
];

test.beforeEach(({ page }) => startSignedIn(page, { token: 'any' }));

test('[PAY-16] an order says how much was received of it and how much goes back', async ({
  page,
  fakeApi,
}) => {
  for (const { order, note } of REFUNDS) {
    await test.step(note, async () => {
      fakeApi.respondTo('GET /orders', ok([sampleOrder({ ...TOTAL, ...order })]));
      await page.goto('/orders');
      await expect(orderCard(page, ORDER).getByText(note)).toBeVisible();
    });
  }
});

test('[PAY-16] an order without a refund mentions none', async ({ page, fakeApi }) => {
  const paid = { status: 1, received: 12990, refundDue: false, refundAmount: 0 };
  fakeApi.respondTo('GET /orders', ok([sampleOrder({ ...TOTAL, ...paid })]));
  await page.goto('/orders');
  await expect(orderCard(page, ORDER)).toBeVisible();
  await expect(page.getByText(/refund/)).toHaveCount(0);
});

test('[PAY-16] the payment page reports a payment that was too low, above the form', async ({
  page,
  fakeApi,
}) => {
  const partly = { status: 0, received: 1, refundAmount: 1 };
  fakeApi.respondTo('GET /orders/{id}', ok(sampleOrder({ ...TOTAL, ...partly })));
  await page.goto(PAYMENT);
  await expect(page.getByText(TOO_LITTLE)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Payment' })).toBeVisible();
});
