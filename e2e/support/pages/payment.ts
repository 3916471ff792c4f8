import type { Page, Response } from '@playwright/test';
import { API_PREFIX, apiPaths } from '@storefront/shared/contracts';
import type { PaymentResponse } from '@storefront/shared/contracts/api';
import type { Shopper } from '../api/customers';
import { API_ORIGIN } from '../settings';

/** The payment methods of the sandbox's form. */
export type PaymentMethod =
  'upi_qr' | 'upi_app' | 'card_redirect' | 'netbanking' | 'none' | 'decline';

/** Fills in the payment form and submits it. */
export async function pay(page: Page, method: PaymentMethod, shopper: Shopper): Promise<void> {
  const form = page.getByRole('form', { name: 'Payment' });
  await form.getByLabel('Payment method').selectOption(method);
  await form.getByLabel('Payer’s name').fill(`${shopper.firstName} ${shopper.lastName}`);
  await form.getByLabel('Payer’s phone').fill(shopper.phone);
  await form.getByRole('button', { name: 'Pay Now' }).click();
}

/** The next response of the API to a payment. */
export function paymentResponse(page: Page): Promise<Response> {
  const address = API_ORIGIN + API_PREFIX + apiPaths.payments;
  return page.waitForResponse(
    (response) => response.url() === address && response.request().method() === 'POST',
  );
}

/** Reads the QR code's payment link, as a phone would, and opens the bank's page for it. */
export async function openOnPhone(page: Page, response: Response): Promise<Page> {
  const { action } = (await response.json()) as PaymentResponse;
  const reference = new URL(action?.qr ?? '').searchParams.get('tr');
  const phone = await page.context().newPage();
  await phone.goto(`${API_ORIGIN}/sandbox/pay/${reference}`);
  return phone;
}
