import { failure, ok, type FakeResponse } from '../../fake-api/responses';
import { allowFailedCalls, FAILED_RESPONSES } from '../../fake-api/failed-calls';
import {
  actionResponse,
  expectPaymentError,
  openPayment,
  payNow,
  paymentForm,
  fillInAndPay,
} from '../../fake-api/payment-page';
import { expect, test } from '../../fake-api/test';
import { PAYMENT } from '../../fake-api/samples';
import { signIn } from '../../support/pages/auth-forms';
import { startSignedIn } from '../../support/shop/shopper';

const NO_FORM = 'Failed to load payment form. Please try again later.';
const UNKNOWN = 'Unknown error occurred during payment process';
const FAILED = 'Failed to process payment. Please try again later.';

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/Failed to (load payment form|process payment)/);
});

const FAILED_FIELDS = { ...FAILED_RESPONSES, 'a 403': failure(403, 'No') };

test('[PAY-14] when the fields fail to load, the page says that its form is missing, until they load', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, response] of Object.entries(FAILED_FIELDS)) {
    await test.step(what, async () => {
      fakeApi.respondTo('GET /payments/fields', response);
      await startSignedIn(page, { token: 'any' });
      await page.goto(PAYMENT);
      await expectPaymentError(page, NO_FORM);
      await expect(paymentForm(page)).toBeHidden();
      fakeApi.respondTo('GET /payments/fields', ok([{ name: 'a', label: 'Payer', type: 'text' }]));
      await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
      await expect(paymentForm(page).getByLabel('Payer')).toBeVisible();
      await expect(page.getByText(NO_FORM)).toBeHidden();
    });
  }
});

const REFUSED: [what: string, response: FakeResponse, message: string][] = [
  ['success false', ok({ success: false }), UNKNOWN],
  [
    'success false with an error',
    ok({ success: false, error: 'Carte <b>refusée</b> ₹' }),
    'Carte <b>refusée</b> ₹',
  ],
  ['an action without its data', actionResponse({ type: 'qr' }), UNKNOWN],
  ['a text too long for a QR code', actionResponse({ type: 'qr', qr: 'x'.repeat(2954) }), UNKNOWN],
  [
    'a 400 with the server’s message',
    failure(400, 'The card has expired.'),
    'The card has expired.',
  ],
  ['a 409 with the server’s message', failure(409, 'This order is paid.'), 'This order is paid.'],
];

test('[PAY-14] a refused or failed payment is shown with its reason, and can be retried', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  const failed = Object.entries(FAILED_RESPONSES).map(
    ([what, response]) => [what, response, FAILED] as const,
  );
  for (const [what, response, message] of [...REFUSED, ...failed]) {
    await test.step(what, async () => {
      fakeApi.restoreDefaults();
      fakeApi.respondTo('POST /payments', response);
      await openPayment(page);
      await fillInAndPay(page);
      await expectPaymentError(page, message);
      await expect(page.getByRole('main').getByRole('alert')).toBeInViewport();
      await expect(page).toHaveURL(PAYMENT);
      await expect(paymentForm(page).getByLabel('Payer')).toHaveValue('Meera Iyer');

      fakeApi.respondTo('POST /payments', ok({ success: true }));
      await page.getByRole('main').getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
      await expect(page).toHaveURL('/orders');
      expect(fakeApi.requestsTo('POST /payments')).toHaveLength(2);
    });
  }
});

const UNSAFE = [
  'javascript:document.title="taken"',
  ' JavaScript:document.title="taken"',
  'java\tscript:document.title="taken"',
  'data:text/html,<title>taken</title>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
];

test('[PAY-14] no kind of response leads to a URL that runs code', async ({ page, fakeApi }) => {
  await openPayment(page);
  const responses = UNSAFE.flatMap((url) => [
    ok({ success: true, redirectUrl: url }),
    actionResponse({ type: 'deeplink', redirectUrl: url }),
    actionResponse({
      type: 'redirect_post',
      redirectUrl: url,
      formParams: { type: '', url: '', data: {} },
    }),
  ]);
  await paymentForm(page).getByLabel('Payer').fill('Meera Iyer');
  for (const [index, response] of responses.entries()) {
    fakeApi.respondTo('POST /payments', response);
    await payNow(page);
    await expect.poll(() => fakeApi.requestsTo('POST /payments').length).toBe(index + 1);
    await expect(paymentForm(page).getByRole('button', { name: 'Pay Now' })).toBeVisible();
    await expect(page.getByRole('alert').getByText(UNKNOWN)).toBeVisible();
  }
  await expect(page).toHaveURL(PAYMENT);
  await expect(page).toHaveTitle(/Payment/);
});

test('[PAY-14] a session that expires at the payment leads to the sign-in, and back to the order', async ({
  page,
  fakeApi,
}) => {
  await openPayment(page);
  fakeApi.respondTo('POST /payments', failure(401, 'Sign in again.'));
  await fillInAndPay(page);
  await expect(page).toHaveURL('/login');
  fakeApi.respondTo('POST /payments', ok({ success: true }));
  await signIn(page, { email: 'meera@example.com', password: 'correct-horse' });
  await expect(page).toHaveURL(PAYMENT);
  await fillInAndPay(page);
  await expect(page).toHaveURL('/orders');
});
