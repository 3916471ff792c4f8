import { expect, type Page } from '@playwright/test';
import type { Catalogue } from '../api/catalogue-finder';
import { ADDRESS, type Customer, type Shopper } from '../api/customers';
import { cartLine, startSignedIn, type StoredLine } from '../shop/shopper';

/** Opens the checkout with one line in the cart; returns the line. */
export async function openCheckout(
  page: Page,
  { plentiful }: Catalogue,
  customer: Customer,
  chosen: Partial<StoredLine> = {},
): Promise<StoredLine> {
  const { size, color } = plentiful;
  const line = cartLine(plentiful, { selectedSize: size, selectedColor: color, ...chosen });
  await startSignedIn(page, customer, [line]);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
  return line;
}

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
