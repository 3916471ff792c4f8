import type { Locator, Page } from '@playwright/test';
import type { Customer } from '../../../../e2e/support/api/customers';
import { ADDRESS } from '../../../../e2e/support/api/customers';
import type { PressRecorder } from './record-presses';

/** A product of the demo with sizes and colours, in Men. */
const BOUGHT = 'Merino Roll-Neck';

/** Buys a product of the demo as a signed-in shopper who has opened the home page, from the menu to the payment's QR code. */
export async function buyOnPhone(
  page: Page,
  presses: PressRecorder,
  customer: Customer,
): Promise<void> {
  await chooseProduct(page, presses);
  await openCheckout(page, presses);
  await order(page, presses, customer);
  await pay(page, presses, customer);
}

async function chooseProduct(page: Page, { tap }: PressRecorder): Promise<void> {
  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  const menu = header.getByRole('navigation', { name: 'Menu' });
  const filter = page.getByRole('dialog', { name: 'Filter' });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const listed = main.getByRole('article', { name: BOUGHT, exact: true });

  await tap('menu', header.getByRole('button', { name: 'Open menu' }), menu);
  await tap('category', menu.getByRole('link', { name: 'Men', exact: true }), title('Men'));
  await tap('filter', main.getByRole('button', { name: /^Filter/ }), filter);
  const size = filter.getByRole('group', { name: 'Size' }).getByRole('checkbox', { name: /^M \d/ });
  const show = filter.getByRole('button', { name: /^Show \d+ items?$/ });
  await tap('size in the filter', size, show);
  await tap('show the filtered', show, listed);
  await tap('product', listed.getByRole('heading').getByRole('link'), title(BOUGHT));
}

async function openCheckout(page: Page, { tap }: PressRecorder): Promise<void> {
  const main = page.getByRole('main');
  const cart = page.getByRole('heading', { level: 1, name: 'Shopping Cart' });
  const added = main.getByRole('button', { name: `Increase quantity of ${BOUGHT}` });
  const header = page.getByRole('banner');

  const add = main.getByRole('button', { name: 'Add to Cart' });
  await tap('size', lastLeft(page, 'Size'), add);
  await tap('colour', lastLeft(page, 'Color'), add);
  await tap('add to bag', add, cart);
  await tap('one more', added, added);
  const home = page
    .getByRole('navigation', { name: 'Quick links' })
    .getByRole('link', { name: 'Home' });
  await tap('home', home, main.getByRole('heading', { level: 1, name: 'Modern Essentials' }));
  await tap('bag', header.getByRole('link', { name: /^Cart/ }), cart);
  const checkout = main.getByRole('link', { name: 'Proceed to Checkout' });
  await tap('checkout', checkout, page.getByRole('heading', { name: 'Complete Your Order' }));
}

async function order(
  page: Page,
  { tap, type, choose }: PressRecorder,
  { firstName, lastName, phone }: Customer,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Shipping information' });
  await type('name', form.getByLabel('Full name'), `${firstName} ${lastName}`);
  await type('address', form.getByLabel('Address'), ADDRESS.address);
  await type('PIN', form.getByLabel('Postal code (PIN)'), ADDRESS.postalCode);
  await type('city', form.getByLabel('City'), ADDRESS.city);
  await choose('state', form.getByLabel('State'), Array.from(ADDRESS.state));
  await type('phone', form.getByLabel('Phone'), phone);
  const payment = page.getByRole('heading', { name: 'Complete Your Payment' });
  await tap('place order', page.getByRole('button', { name: 'Place Order' }), payment);
}

async function pay(
  page: Page,
  { tap, type }: PressRecorder,
  { firstName, lastName, phone }: Customer,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Payment' });
  const payNow = form.getByRole('button', { name: 'Pay Now' });
  await tap('payment method', form.getByRole('radio', { name: 'UPI – scan a QR code' }), payNow);
  await type('payer’s name', form.getByLabel('Payer’s name'), `${firstName} ${lastName}`);
  await type('payer’s phone', form.getByLabel('Payer’s phone'), phone);
  const code = page.getByRole('heading', { name: 'Scan QR Code to Complete Payment' });
  await tap('pay', payNow, code);
}

/** The last value of a group that isn't sold out. */
function lastLeft(page: Page, name: string): Locator {
  const group = page.getByRole('main').getByRole('radiogroup', { name });
  return group.getByRole('radio', { name: /^(?!.*sold out)/ }).last();
}
