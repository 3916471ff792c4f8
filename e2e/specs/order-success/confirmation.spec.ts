import type { Page } from '@playwright/test';
import {
  openPaymentOnPhone,
  openUnpaidOrder,
  pay,
  paymentResponse,
} from '../../support/pages/payment';
import { newShopper } from '../../support/api/customers';
import { startSignedIn, store, stored } from '../../support/shop/shopper';
import { signIn } from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';

const THANKS = 'Thank You for Your Order!';

function heading(page: Page, name: string) {
  return page.getByRole('main').getByRole('heading', { level: 1, name });
}

test('[DONE-01] [DONE-02] a confirmed payment leads to the confirmation page, which links to the orders and the shop @phone', async ({
  page,
  api,
  customer,
  catalogue,
}) => {
  const id = await openUnpaidOrder(page, { api, catalogue, customer });
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${id}`);
  await expect(heading(page, 'Thank You for Your Order!')).toBeVisible();

  const main = page.getByRole('main');
  await expect(main.getByText(`Order ${id}`)).toBeVisible();
  await expect(
    main.getByText(
      'We have received your payment, and have sent the receipt to your email address.',
    ),
  ).toBeVisible();
  const receipt = main.getByRole('region', { name: 'Your Order' });
  await expect(receipt.getByText(catalogue.plentiful.title)).toBeVisible();
  await expect(receipt.getByText('Paid').locator('..')).toContainText('₹');
  await expect(receipt.getByText('Goes to').locator('..')).toContainText('560025');
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'track this order' })).toHaveAttribute(
    'href',
    `/track-order?id=${id}`,
  );
  await page.reload();
  await expect(heading(page, THANKS)).toBeVisible();
  await main.getByRole('link', { name: 'View My Orders' }).click();
  await expect(page).toHaveURL('/orders');
});

test('[DONE-01] opened without an order it confirms none', async ({ page }) => {
  for (const address of [
    '/order-success',
    '/order-success?orderId=',
    '/order-success?orderId=%20',
  ]) {
    await page.goto(address);
    await expect(heading(page, 'There is no order to show here')).toBeVisible();
    await expect(page.getByText(/Thank You|is confirmed|is paid/i)).toHaveCount(0);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'View My Orders' })).toHaveAttribute(
    'href',
    '/orders',
  );
  await main.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
});

test('[DONE-01] an unpaid order isn’t confirmed until its payment arrives', async ({
  page,
  api,
  customer,
  catalogue,
}) => {
  const id = await openUnpaidOrder(page, { api, catalogue, customer });
  const response = paymentResponse(page);
  await pay(page, 'upi_qr', customer);
  const phone = await openPaymentOnPhone(page, await response);

  await page.goto(`/order-success?orderId=${id}`);
  await expect(heading(page, 'Your Payment Isn’t Confirmed Yet')).toBeVisible();
  await expect(page.getByText(THANKS)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
    'href',
    `/payment?orderId=${id}`,
  );
  await expect(main.getByRole('link', { name: 'View My Orders' })).toHaveAttribute(
    'href',
    '/orders',
  );

  await phone.getByRole('button', { name: 'Approve payment' }).click();
  await expect(heading(phone, THANKS)).toBeVisible();
  await phone.close();
  await expect(heading(page, THANKS)).toBeVisible();
});

test('an unpaid order stays the pending order when its confirmation page is opened', async ({
  page,
  api,
  customer,
  catalogue,
}) => {
  const { id } = await api.placeOrder(customer, catalogue.plentiful.id);
  await startSignedIn(page, customer);
  await store(page, 'pendingOrder', id);
  await page.goto(`/order-success?orderId=${id}`);
  await expect(heading(page, 'Your Payment Isn’t Confirmed Yet')).toBeVisible();
  expect(await stored(page, 'pendingOrder')).toBe(id);
  await page.getByRole('main').getByRole('link', { name: 'Pay Now' }).click();
  await expect(heading(page, 'Complete Your Payment')).toBeVisible();
});

test('another shopper’s order and an unknown order are not found', async ({
  page,
  api,
  customer,
  consoleGuard,
  catalogue,
}) => {
  consoleGuard.allow(/40[34]/);
  const other = await api.register(newShopper());
  const { id } = await api.placeOrder(other, catalogue.plentiful.id);
  await startSignedIn(page, customer);
  for (const order of [id, '../products', 'क%2F50%25 <b>']) {
    await page.goto(`/order-success?orderId=${encodeURIComponent(order)}`);
    await expect(heading(page, 'Order Not Found')).toBeVisible();
    await expect(page.getByText(THANKS)).toHaveCount(0);
  }
});

test('signed out the page asks to sign in, and shows the order afterwards', async ({
  page,
  api,
  customer,
  catalogue,
}) => {
  const { id } = await api.placeOrder(customer, catalogue.plentiful.id);
  await page.goto(`/order-success?orderId=${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Sign in to see whether its payment has arrived.')).toBeVisible();
  await expect(page.getByText(THANKS)).toHaveCount(0);
  await main.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, customer);
  await expect(page).toHaveURL(`/order-success?orderId=${id}`);
  await expect(heading(page, 'Your Payment Isn’t Confirmed Yet')).toBeVisible();
});
