import { expect, type Page } from '@playwright/test';
import type { Catalogue } from '../api/catalogue-finder';
import { ADDRESS, type Customer, type Shopper } from '../api/customers';
import { ENGLISH } from '../languages/language';
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
export async function fillAddress(page: Page, shopper: Shopper, { say } = ENGLISH): Promise<void> {
  const form = page.getByRole('form', { name: say('Shipping information') });
  await form.getByLabel(say('Full name')).fill(`${shopper.firstName} ${shopper.lastName}`);
  await form.getByLabel(say('Address')).fill(ADDRESS.address);
  await form.getByLabel(say('City')).fill(ADDRESS.city);
  await form.getByLabel(say('State')).selectOption(ADDRESS.state);
  await form.getByLabel(say('Postal code (PIN)')).fill(ADDRESS.postalCode);
  await form.getByLabel(say('Phone')).fill(shopper.phone);
}

/** Fills in the shipping address and places the order; returns the order's number. */
export async function placeOrder(
  page: Page,
  shopper: Shopper,
  language = ENGLISH,
): Promise<string> {
  await fillAddress(page, shopper, language);
  await page.getByRole('button', { name: language.say('Place Order') }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  return orderIdOf(page);
}

/** The order id in the page's URL. */
export function orderIdOf(page: Page): string {
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}
