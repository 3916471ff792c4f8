import { expect, type Locator, type Page } from '@playwright/test';
import { startSignedIn } from '../support/shopper';
import { ok, type Answer } from './answers';
import type { StandInApi } from './stand-in-api';

/** The order that is paid for where a test names no other. */
export const ORDER = 'A1B2-C3D4-E5F6';

/** Opens the payment page of an order, signed in; returns the form, which must come. */
export async function openPayment(page: Page, address = `/payment?orderId=${ORDER}`) {
  await startSignedIn(page, { token: 'any' });
  await page.goto(address);
  const form = paymentForm(page);
  await expect(form).toBeVisible();
  return form;
}

/** The payment page with a form of these fields. */
export function openPaymentOf(page: Page, standIn: StandInApi, ...fields: object[]) {
  standIn.answers('GET /payments/fields', ok(fields));
  return openPayment(page);
}

/** The payment form. */
export function paymentForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Payment' });
}

/** Fills in the form of the usual answers, and sends it. */
export async function payUsually(page: Page): Promise<void> {
  await paymentForm(page).getByLabel('Payer').fill('Meera Iyer');
  await payNow(page);
}

/** Sends the form. */
export async function payNow(page: Page): Promise<void> {
  await paymentForm(page).getByRole('button', { name: 'Pay Now' }).click();
}

/** An answer that asks for something more to be done. */
export function asksFor(action: object): Answer {
  return ok({ success: true, action });
}

/** The fields that the last payment was sent with. */
export function sentFields(standIn: StandInApi): unknown {
  const { body } = standIn.received('POST /payments').at(-1) ?? {};
  return typeof body === 'object' && body !== null && 'fields' in body ? body.fields : undefined;
}

/** A bank's page at an address that isn't the shop's. */
export async function openBank(page: Page, address = 'https://bank.example/**'): Promise<void> {
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Bank</title><h1>The bank</h1>' }),
  );
}

/** Every error of the payment offers a new try, the checkout, and the orders (PAY-01). */
export async function expectPaymentError(page: Page, message: string): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByText(message, { exact: true })).toBeVisible();
  await expect(alert.getByRole('button', { name: 'Try Again' })).toBeVisible();
  const ways = [
    ['Return to checkout', '/checkout'],
    ['View My Orders', '/orders'],
  ] as const;
  for (const [name, href] of ways) {
    await expect(alert.getByRole('link', { name })).toHaveAttribute('href', href);
  }
}
