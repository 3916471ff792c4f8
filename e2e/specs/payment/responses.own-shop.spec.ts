import { ok } from '../../fake-api/responses';
import {
  actionResponse,
  mockBankPage,
  openPayment,
  fillInAndPay,
} from '../../fake-api/payment-page';
import { expect, test } from '../../fake-api/test';
import { ORDER } from '../../fake-api/samples';
import { expectToast } from '../../support/pages/toast';

/** A picture of 1 × 1 pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const BANK = 'https://bank.example/pay?ref=R%201';

test('[PAY-10] redirect_post submits a hidden POST form with type, url and data[key]', async ({
  page,
  fakeApi,
}) => {
  await mockBankPage(page);
  const data = { ref: 'R1', amount: '4998.00', 'odd key]': '<b>"₹"</b> & more', submit: '' };
  fakeApi.respondTo(
    'POST /payments',
    actionResponse({
      type: 'redirect_post',
      redirectUrl: BANK,
      formParams: { type: 'card', url: 'https://shop.example/back?a=1&b=2', data },
    }),
  );
  await openPayment(page);
  const posted = page.waitForRequest((request) => request.url() === BANK);
  await fillInAndPay(page);
  const request = await posted;
  expect(request.method()).toBe('POST');
  expect([...new URLSearchParams(request.postData() ?? '')]).toEqual([
    ['type', 'card'],
    ['url', 'https://shop.example/back?a=1&b=2'],
    ...Object.entries(data).map(([key, value]) => [`data[${key}]`, value]),
  ]);
  await expect(page.getByRole('heading', { name: 'The bank' })).toBeVisible();
});

test('[PAY-11] a deeplink to a web address takes the browser there', async ({ page, fakeApi }) => {
  await mockBankPage(page);
  fakeApi.respondTo('POST /payments', actionResponse({ type: 'deeplink', redirectUrl: BANK }));
  await openPayment(page);
  await fillInAndPay(page);
  await expect(page).toHaveURL(BANK);
});

test('[PAY-11] a deeplink opens the app, and the page waits for the payment @phone', async ({
  page,
  fakeApi,
}) => {
  const link = 'upi://pay?pa=shop@upi&am=4998.00';
  fakeApi.respondTo('POST /payments', actionResponse({ type: 'deeplink', redirectUrl: link }));
  await openPayment(page);
  // When no app opens a link, only the DevTools protocol shows that it was followed.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const followed: string[] = [];
  browser.on('Page.frameRequestedNavigation', ({ url }) => followed.push(url));
  await fillInAndPay(page);
  await expect.poll(() => followed).toContain(link);
  const title = page.getByRole('heading', { name: 'Complete the Payment in Your App' });
  await expect(title).toBeFocused();
  await expect(page.getByRole('link', { name: 'Open the app again' })).toHaveAttribute(
    'href',
    link,
  );
  fakeApi.respondTo('GET /orders/{id}', ok({ id: ORDER, status: 1 }));
  await expect(page).toHaveURL(`/order-success?orderId=${ORDER}`);
});

test('[PAY-12] a QR code of 256 px is shown from a text or a base64 image', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, action] of [
    ['text', { qr: 'upi://pay?pa=shop@upi&am=4998.00' }],
    ['a long text', { qr: 'x'.repeat(2953) }],
    ['text in any script', { qr: 'भुगतान ₹4,998 – رقم' }],
    ['a base64 image', { qrBase64: PICTURE }],
    ['a base64 image with its data: prefix', { qrBase64: `data:image/png;base64,${PICTURE}` }],
    ['a base64 image beside a text too long', { qr: 'x'.repeat(2954), qrBase64: PICTURE }],
  ] as const) {
    await test.step(what, async () => {
      fakeApi.respondTo('POST /payments', actionResponse({ type: 'qr', ...action }));
      await openPayment(page);
      await fillInAndPay(page);
      const title = page.getByRole('heading', { name: 'Scan QR Code to Complete Payment' });
      await expect(title).toBeFocused();
      const code = page.getByRole('img', { name: 'QR code for your payment' });
      await expect(code).toBeInViewport();
      await expect.poll(() => code.boundingBox()).toMatchObject({ width: 256, height: 256 });
      if ('qrBase64' in action) {
        await expect(code).toHaveAttribute('src', `data:image/png;base64,${PICTURE}`);
        await expect(code).toHaveJSProperty('naturalWidth', 1);
      }
    });
  }
});

test('[PAY-13] a response with only redirectUrl takes the browser there', async ({
  page,
  fakeApi,
}) => {
  await mockBankPage(page);
  fakeApi.respondTo('POST /payments', ok({ success: true, redirectUrl: BANK }));
  await openPayment(page);
  await fillInAndPay(page);
  await expect(page).toHaveURL(BANK);
});

test('[PAY-13] a response without action and redirectUrl shows a toast that it is being processed, and opens the orders', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('POST /payments', ok({ success: true }));
  await openPayment(page);
  await fillInAndPay(page);
  await expectToast(page, 'Payment initiated', 'Your payment is being processed');
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});
