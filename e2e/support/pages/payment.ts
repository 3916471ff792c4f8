import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import type { PaymentResponse } from '@storefront/host/contracts/api';
import type { Shopper } from '../api/customers';
import { API_ORIGIN } from '../settings';
import { ENGLISH } from '../languages/language';
import { startSignedIn, type ShopperFixtures } from '../shop/shopper';

/** The payment methods of the sandbox's form. */
type PaymentMethod = 'upi_qr' | 'upi_app' | 'card_redirect' | 'netbanking' | 'none' | 'decline';

/** Places an order over the API and opens its payment page, signed in; returns the order's number. */
export async function openUnpaidOrder(
  page: Page,
  { api, catalogue, customer }: ShopperFixtures,
): Promise<string> {
  const { id } = await api.placeOrder(customer, catalogue.plentiful.id);
  await startSignedIn(page, customer);
  await page.goto(`/payment?orderId=${id}`);
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible();
  return id;
}

/** Chooses a payment method in the payment form, in whatever language it is. */
export async function chooseMethod(form: Locator, method: PaymentMethod): Promise<void> {
  await form.locator(`[type=radio][value=${method}]`).check();
}

/** Fills in the payment form and submits it. */
export async function pay(
  page: Page,
  method: PaymentMethod,
  shopper: Shopper,
  { say } = ENGLISH,
): Promise<void> {
  const form = page.getByRole('form', { name: say('Payment') });
  await chooseMethod(form, method);
  await form.getByLabel(say('Payer’s name')).fill(`${shopper.firstName} ${shopper.lastName}`);
  await form.getByLabel(say('Payer’s phone')).fill(shopper.phone);
  await form.getByRole('button', { name: say('Pay Now') }).click();
}

/** The next response of the API to a payment. */
export function paymentResponse(page: Page): Promise<Response> {
  const address = API_ORIGIN + API_PREFIX + apiPaths.payments;
  return page.waitForResponse(
    (response) => response.url() === address && response.request().method() === 'POST',
  );
}

/** Reads the QR code's payment link, as a phone would, and opens the bank's page for it. */
export async function openPaymentOnPhone(page: Page, response: Response): Promise<Page> {
  const { action } = (await response.json()) as PaymentResponse;
  const reference = new URL(action?.qr ?? '').searchParams.get('tr');
  const phone = await page.context().newPage();
  await phone.goto(`${API_ORIGIN}/sandbox/pay/${reference}`);
  return phone;
}
