import { ok } from '../../fake-api/responses';
import {
  actionResponse,
  mockBankPage,
  openPayment,
  paymentForm,
  fillInAndPay,
} from '../../fake-api/payment-page';
import { expect, test } from '../../fake-api/test';
import { ORDER, PAYMENT } from '../../fake-api/samples';

const QR = actionResponse({ type: 'qr', qr: 'upi://pay?pa=shop@upi' });
const BANK = 'https://bank.example/pay';

test('a slow payment is started once, however often the button is pressed', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /payments', QR);
  const form = await openPayment(page);
  await form.getByLabel('Payer').fill('Meera Iyer');
  await form.getByRole('button', { name: 'Pay Now' }).dblclick();
  const busy = form.getByRole('button', { name: 'One moment…' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  // A busy button can still be pressed.
  await busy.click({ force: true });
  await form.getByLabel('Payer').press('Enter');
  held.release();
  await expect(page.getByRole('heading', { name: /^Scan QR Code/ })).toBeVisible();
  expect(fakeApi.requestsTo('POST /payments')).toHaveLength(1);
});

test('after going back from the bank the shopper can pay by another method', async ({
  page,
  fakeApi,
}) => {
  await mockBankPage(page);
  fakeApi.respondTo('POST /payments', ok({ success: true, redirectUrl: BANK }));
  await openPayment(page);
  await fillInAndPay(page);
  await expect(page).toHaveURL(BANK);
  await page.goBack();
  await expect(page).toHaveURL(PAYMENT);
  fakeApi.respondTo('POST /payments', ok({ success: true }));
  await fillInAndPay(page);
  await expect(page).toHaveURL('/orders');
});

test('leaving the page during a payment request isn’t interrupted by its response', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /payments', ok({ success: true, redirectUrl: BANK }));
  await mockBankPage(page);
  await openPayment(page);
  await fillInAndPay(page);
  await expect.poll(() => fakeApi.requestsTo('POST /payments').length).toBe(1);
  await page.getByRole('banner').locator('a[href="/"]').click();
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  const responded = page.waitForResponse((response) => response.url().endsWith('/payments'));
  held.release();
  await (await responded).finished();
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('[PAY-12] a reload while the QR code shows leads back to the form, and sends nothing again', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('POST /payments', QR);
  await openPayment(page);
  await fillInAndPay(page);
  await expect(page.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  await page.reload();
  await expect(paymentForm(page)).toBeVisible();
  fakeApi.respondTo('GET /orders/{id}', ok({ id: ORDER, status: 1 }));
  await page.reload();
  await expect(page.getByText(`Order ${ORDER} is paid. Nothing more is due.`)).toBeVisible();
  expect(fakeApi.requestsTo('POST /payments')).toHaveLength(1);
});

test('[PAY-12] the QR code shows until the order is paid; an unknown status doesn’t end it', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('POST /payments', QR);
  await openPayment(page);
  await fillInAndPay(page);
  await expect(page.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  const looks = () => fakeApi.requestsTo('GET /orders/{id}').length;
  const before = looks();
  fakeApi.respondTo('GET /orders/{id}', ok({ id: ORDER, status: 7 }));
  await expect.poll(looks).toBeGreaterThan(before + 1);
  await expect(page.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  fakeApi.respondTo('GET /orders/{id}', ok({ id: ORDER, status: 4 }));
  await expect(page.getByText('This order was cancelled and can no longer be paid.')).toBeVisible();
});

test('[PAY-12] two tabs with the QR code of the same order both continue once it is paid', async ({
  page,
  context,
  fakeApi,
  baseURL,
}) => {
  fakeApi.respondTo('POST /payments', QR);
  await openPayment(page);
  const other = await context.newPage();
  await other.goto(`${baseURL}/payment?orderId=${ORDER}`);
  for (const tab of [page, other]) {
    await fillInAndPay(tab);
    await expect(tab.getByRole('img', { name: 'QR code for your payment' })).toBeVisible();
  }
  fakeApi.respondTo('GET /orders/{id}', ok({ id: ORDER, status: 1 }));
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab).toHaveURL(`${baseURL}/order-success?orderId=${ORDER}`);
  }
});
