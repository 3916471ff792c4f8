import { apiPaths } from '@storefront/host/contracts';
import { fillAddress, openCheckout } from '../../support/pages/checkout';
import { rupees } from '../../support/pages/money';
import { orderSummary } from '../../support/pages/order-summary';
import { expectToast } from '../../support/pages/toast';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

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
    const isQuote = request.url().endsWith(apiPaths.quotes);
    if (request.method() === 'POST' && !isQuote) calls.push(request.url());
  });
  await fillAddress(page, customer);
  const form = page.getByRole('form', { name: 'Shipping information' });
  await form.getByLabel('City').fill('   ');
  await form.getByRole('button', { name: 'Place Order' }).click();
  await expectToast(page, 'Please fill all fields', 'All shipping information fields are required');
  await expect(form.getByLabel('City')).toBeFocused();
  expect(calls).toEqual([]);
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
  await phone.fill('+91 98765-43210');
  await expect(phone).toHaveValue('+919876543210');
});
