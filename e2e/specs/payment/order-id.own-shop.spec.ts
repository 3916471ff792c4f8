import { failure, ok } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { expectPaymentError, openPayment, fillInAndPay } from '../../fake-api/payment-page';
import { expect, test } from '../../fake-api/test';
import { startSignedIn } from '../../support/shop/shopper';

test('[PAY-01] without an order id the page says that the order is missing, and links to the next actions', async ({
  page,
}) => {
  test.slow();
  for (const query of ['', '?orderId=', '?orderId=%20%20', '?order=1']) {
    await test.step(`/payment${query} says that the order is missing, and links to the next actions`, async () => {
      await startSignedIn(page, { token: 'any' });
      await page.goto(`/payment${query}`);
      await expectPaymentError(page, 'Order ID is missing. Please return to checkout.');
      await page.getByRole('main').getByRole('link', { name: 'View My Orders' }).click();
      await expect(page).toHaveURL('/orders');
    });
  }
});

test('[PAY-01] the order id may come from the navigation state, and survives a reload', async ({
  page,
  fakeApi,
}) => {
  await startSignedIn(page, { token: 'any' });
  await page.goto('/payment');
  await expectPaymentError(page, 'Order ID is missing. Please return to checkout.');
  // How the router stores a navigation's state.
  await page.evaluate(() =>
    history.replaceState({ ...history.state, usr: { orderId: 'FROM-STATE' } }, ''),
  );
  await page.reload();
  await expect(page.getByRole('main').getByText('FROM-STATE')).toBeVisible();
  await fillInAndPay(page);
  await expect(page).toHaveURL('/orders');
  expect(fakeApi.requestsTo('POST /payments')[0]?.body).toMatchObject({ orderId: 'FROM-STATE' });
});

const ODD = [
  '7',
  'a/b',
  'a b',
  '50%',
  'ऑर्डर-१',
  'رقم-7',
  '🧾',
  '<script>alert(1)</script>',
  '..',
  'a?b#c&d=e',
];

test('[PAY-01] unusual order ids are requested and paid unchanged', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  test.slow();
  for (const id of ODD) {
    await test.step(`the order id ${id} is requested and paid unchanged`, async () => {
      fakeApi.restoreDefaults();
      // The browser itself removes dots from a URL.
      consoleGuard.allow(/404/, /^error: GET \/orders\/\.\. failed/);
      fakeApi.respondTo('GET /orders/{id}', ok({ id, status: 0 }));
      await openPayment(page, `/payment?orderId=${encodeURIComponent(id)}`);
      await expect(page.getByRole('main').getByText(id, { exact: true })).toBeVisible();
      await fillInAndPay(page);
      await expect(page).toHaveURL('/orders');
      expect(fakeApi.requestsTo('POST /payments')[0]?.body).toMatchObject({ orderId: id });
    });
  }
});

test('[PAY-14] an order that fails to load can still be paid', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  fakeApi.respondTo('GET /orders/{id}', failure(500));
  await openPayment(page);
  await fillInAndPay(page);
  await expect(page).toHaveURL('/orders');
});

test('[PAY-14] a cancelled order can’t be paid, and the page links to the next actions', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /orders/{id}', ok({ id: 'A1', status: 4 }));
  await startSignedIn(page, { token: 'any' });
  await page.goto('/payment?orderId=A1');
  await expectPaymentError(page, 'This order was cancelled and can no longer be paid.');
  await expect(page.getByRole('button', { name: 'Pay Now' })).toBeHidden();
});

test('an order that is paid, shipped or delivered can’t be paid again', async ({
  page,
  fakeApi,
}) => {
  for (const status of [1, 2, 3]) {
    await test.step(`status ${status}`, async () => {
      fakeApi.respondTo('GET /orders/{id}', ok({ id: 'A1', status }));
      await startSignedIn(page, { token: 'any' });
      await page.goto('/payment?orderId=A1');
      const main = page.getByRole('main');
      await expect(main.getByText('Order A1 is paid. Nothing more is due.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Pay Now' })).toBeHidden();
      await main.getByRole('link', { name: 'View My Orders' }).click();
      await expect(page).toHaveURL('/orders');
    });
  }
});
