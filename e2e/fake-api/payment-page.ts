import { expect, type Locator, type Page } from '@playwright/test';
import { startSignedIn } from '../support/shop/shopper';
import { ok, type FakeResponse } from './responses';
import type { FakeApi } from './fake-api';
import { PAYMENT } from './samples';

/** Opens the payment page, by default of the sample order, signed in; waits for the form and returns it. */
export async function openPayment(page: Page, address = PAYMENT) {
  await startSignedIn(page, { token: 'any' });
  await page.goto(address);
  const form = paymentForm(page);
  await expect(form).toBeVisible();
  return form;
}

/** Opens the payment page with a form of these fields. */
export function openPaymentWith(page: Page, fakeApi: FakeApi, ...fields: object[]) {
  fakeApi.respondTo('GET /payments/fields', ok(fields));
  return openPayment(page);
}

/** The payment form. */
export function paymentForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Payment' });
}

/** Fills in the form of the default response and submits it. */
export async function fillInAndPay(page: Page): Promise<void> {
  await paymentForm(page).getByLabel('Payer').fill('Meera Iyer');
  await payNow(page);
}

/** Submits the form. */
export async function payNow(page: Page): Promise<void> {
  await paymentForm(page).getByRole('button', { name: 'Pay Now' }).click();
}

/** A response that requires a further action of the browser. */
export function actionResponse(action: object): FakeResponse {
  return ok({ success: true, action });
}

/** The fields of the last payment request. */
export function sentFields(fakeApi: FakeApi): unknown {
  const { body } = fakeApi.requestsTo('POST /payments').at(-1) ?? {};
  return typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
}

/** Serves a bank's page at an address outside of the shop. */
export async function mockBankPage(page: Page, address = 'https://bank.example/**'): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Bank</title><h1>The bank</h1>' }),
  );
}

/** Expects a payment error, and its actions: retry, checkout and orders (PAY-01). */
export async function expectPaymentError(page: Page, message: string): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByText(message, { exact: true })).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
  const links = [
    ['Return to checkout', '/checkout'],
    ['View My Orders', '/orders'],
  ] as const;
  for (const [name, href] of links) {
    await expect(alert.getByRole('link', { name })).toHaveAttribute('href', href);
  }
}
