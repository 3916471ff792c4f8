import { API_PREFIX, apiPaths } from '@storefront/shared/contracts';
import type { Page } from '@playwright/test';
import { ADDRESS, type Customer } from '../../support/api/customers';
import { fillAddress, placeOrder } from '../../support/pages/checkout';
import { rupees } from '../../support/pages/money';
import { orderSummary } from '../../support/pages/order-summary';
import { API_ORIGIN } from '../../support/settings';
import { cartLine, startSignedIn, stored, type StoredLine } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import type { Catalogue } from '../../support/api/catalogue-finder';
import { expectToast } from '../../support/pages/toast';

const PLACE_ORDER = API_ORIGIN + API_PREFIX + apiPaths.orders;

/** Opens the checkout with one line in the cart; returns the line. */
async function openCheckout(
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

test('[CHK-01] the six address fields are beside the order summary @phone', async ({
  page,
  catalogue,
  customer,
  isMobile,
}) => {
  const { name } = await openCheckout(page, catalogue, customer, { quantity: 2 });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Complete Your Order' })).toBeVisible();
  const form = main.getByRole('form', { name: 'Shipping information' });
  const fields = ['Full name', 'Address', 'City', 'State', 'Postal code (PIN)', 'Phone'];
  for (const label of fields) await expect(form.getByLabel(label)).toBeVisible();
  await expect(form.getByRole('textbox').or(form.getByRole('combobox'))).toHaveCount(6);
  const summary = await orderSummary(page, isMobile);
  await expect(summary.getByText(name)).toBeVisible();
  const { size, color } = catalogue.plentiful;
  await expect(summary.getByText(`Size ${size}, Color ${color}, Quantity 2`)).toBeVisible();
});

test('[CHK-02] shipping is free', async ({ page, catalogue, customer, isMobile }) => {
  await openCheckout(page, catalogue, customer);
  const summary = await orderSummary(page, isMobile);
  await expect(summary.getByText('Free', { exact: true })).toBeVisible();
});

test('[CHK-08] the summary shows the amounts in rupees and in dollars @phone', async ({
  page,
  catalogue,
  customer,
  isMobile,
}) => {
  const { price } = await openCheckout(page, catalogue, customer, { quantity: 2 });
  const summary = await orderSummary(page, isMobile);
  await expect(summary.getByText(rupees(2 * price)).last()).toBeVisible();
  const dollars = `≈ $${(2 * price * 0.012).toFixed(2)}`;
  await expect(summary.getByText(dollars).first()).toBeVisible();
});

test('[CHK-03] an empty cart leads back to the cart with a message', async ({ page, customer }) => {
  await startSignedIn(page, customer);
  await page.goto('/checkout');
  await expectToast(page, 'Cart is empty', 'Please add items to your cart before checkout');
  await expect(page).toHaveURL('/cart');
});

test('[CHK-03] a cart that another tab emptied is not ordered', async ({
  page,
  catalogue,
  context,
  customer,
}) => {
  await openCheckout(page, catalogue, customer);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: 'Clear Cart' }).click();
  await expectToast(page, 'Cart is empty', 'Please add items to your cart before checkout');
  await expect(page).toHaveURL('/cart');
});

test('[CHK-04] each of the six fields is required', async ({ page, catalogue, customer }) => {
  await openCheckout(page, catalogue, customer);
  const form = page.getByRole('form', { name: 'Shipping information' });
  const send = form.getByRole('button', { name: 'Place Order' });
  await form.getByLabel('Full name').clear();
  await send.click();
  await expectToast(page, 'Please fill all fields', 'All shipping information fields are required');
  for (const complaint of [
    'Full name is required',
    'Address is required',
    'City is required',
    'State is required',
    'Postal code is required',
    'This field is required',
  ]) {
    await expect(form.getByText(complaint)).toBeVisible();
  }
  await expect(page).toHaveURL('/checkout');
});

test('[CHK-04] a field with only spaces is blank, and nothing is sent', async ({
  page,
  catalogue,
  customer,
}) => {
  await openCheckout(page, catalogue, customer);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await fillAddress(page, customer);
  const form = page.getByRole('form', { name: 'Shipping information' });
  await form.getByLabel('City').fill('   ');
  await form.getByRole('button', { name: 'Place Order' }).click();
  await expectToast(page, 'Please fill all fields', 'All shipping information fields are required');
  await expect(form.getByLabel('City')).toBeFocused();
  expect(calls).toEqual([]);
});

test('[CHK-05] the order contains each product’s quantity and the six address fields', async ({
  page,
  catalogue,
  customer,
}) => {
  const line = await openCheckout(page, catalogue, customer, { quantity: 2 });
  const sent = page.waitForRequest(
    (request) => request.url() === PLACE_ORDER && request.method() === 'POST',
  );
  await placeOrder(page, customer);
  expect((await sent).postDataJSON()).toMatchObject({
    products: { [line.id]: 2 },
    items: [
      {
        productId: line.id,
        quantity: 2,
        selectedSize: line.selectedSize,
        selectedColor: line.selectedColor,
      },
    ],
    shippingAddress: {
      fullName: `${customer.firstName} ${customer.lastName}`,
      ...ADDRESS,
      phone: customer.phone,
    },
  });
});

test('[CHK-06] a placed order empties the cart and goes to its payment', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  await openCheckout(page, catalogue, customer);
  const orderId = await placeOrder(page, customer);
  await expect(page).toHaveURL(`/payment?orderId=${orderId}`);
  await expect.poll(() => stored(page, 'cart')).toBe('[]');
  expect((await api.order(orderId, customer.token)).status).toBe(0);
});

test('[CHK-07] an order that can’t be placed keeps cart and form, and names what sold out', async ({
  page,
  catalogue,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/, /Failed to create order/);
  const { name } = await openCheckout(page, catalogue, customer, { quantity: 900 });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to create order'),
  );
  await fillAddress(page, customer);
  const form = page.getByRole('form', { name: 'Shipping information' });
  await form.getByRole('button', { name: 'Place Order' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(name);
  await expect(
    page.getByText('Error placing order: Please try again later.', { exact: true }),
  ).toBeVisible();
  await logged;
  await expect(page).toHaveURL('/checkout');
  await expect(form.getByLabel('City')).toHaveValue(ADDRESS.city);
  expect(JSON.parse((await stored(page, 'cart')) ?? '')).toHaveLength(1);
});

test('[CHK-07] an order without a response keeps cart and form', async ({
  page,
  catalogue,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to create order/, /Network Error/, /ERR_FAILED/);
  await openCheckout(page, catalogue, customer);
  await fillAddress(page, customer);
  await page.route(PLACE_ORDER, (route) => route.abort());
  const form = page.getByRole('form', { name: 'Shipping information' });
  await form.getByRole('button', { name: 'Place Order' }).click();
  await expect(
    page.getByText('Error placing order: Please try again later.', { exact: true }),
  ).toBeVisible();
  await expect(form.getByLabel('Full name')).toHaveValue('Meera Iyer');

  await page.unroute(PLACE_ORDER);
  await form.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
});

test('[CHK-09] the phone always starts with +91 and has ten digits', async ({
  page,
  catalogue,
  customer,
}) => {
  await openCheckout(page, catalogue, customer);
  const form = page.getByRole('form', { name: 'Shipping information' });
  const phone = form.getByLabel('Phone');
  await phone.fill('98765');
  await expect(phone).toHaveValue('+9198765');
  await form.getByRole('button', { name: 'Place Order' }).click();
  await expect(form.getByText('Phone number must have 10 digits after +91')).toBeVisible();
  await phone.fill('+91 98765-43210 99');
  await expect(phone).toHaveValue('+919876543210');
});

test('a changed price is shown before the payment, and the order costs what the catalogue says', async ({
  page,
  customer,
  consoleGuard,
  catalogue,
}) => {
  consoleGuard.allow(/409/, /POST \/orders failed: /);
  const product = catalogue.plentiful;
  const chosen = { selectedSize: product.size, selectedColor: product.color };
  const line = { ...cartLine(product, chosen), price: 1 };
  await startSignedIn(page, customer, [line]);
  await page.goto('/checkout');
  await fillAddress(page, customer);
  await page.getByRole('button', { name: 'Place Order' }).click();
  const notice = page.getByRole('region', { name: 'The total has changed' });
  await expect(notice).toContainText(rupees(product.regularPrice));
  await page.getByRole('button', { name: /^Accept .* and Place Order$/ }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
});
