import { expect, type Page } from '@playwright/test';
import { ADDRESS, type Shopper } from '../api/customers';

/** Fills in the shipping address. */
export async function fillAddress(page: Page, shopper: Shopper): Promise<void> {
  const form = page.getByRole('form', { name: 'Shipping information' });
  await form.getByLabel('Full name').fill(`${shopper.firstName} ${shopper.lastName}`);
  await form.getByLabel('Address').fill(ADDRESS.address);
  await form.getByLabel('City').fill(ADDRESS.city);
  await form.getByLabel('State').selectOption(ADDRESS.state);
  await form.getByLabel('Postal code (PIN)').fill(ADDRESS.postalCode);
  await form.getByLabel('Phone').fill(shopper.phone);
}

/** Fills in the shipping address and places the order; returns the order's number. */
export async function placeOrder(page: Page, shopper: Shopper): Promise<string> {
  await fillAddress(page, shopper);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  return orderIdOf(page);
}

/** The order id in the page's URL. */
export function orderIdOf(page: Page): string {
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}
