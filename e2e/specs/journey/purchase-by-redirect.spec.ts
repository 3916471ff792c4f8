import type { Page } from '@playwright/test';
import type { Customer } from '../../support/api/customers';
import { addToCart } from '../../support/pages/catalog';
import { placeOrder } from '../../support/pages/checkout';
import { expectStatus } from '../../support/pages/orders';
import { pay } from '../../support/pages/payment';
import { API_ORIGIN } from '../../support/settings';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import type { Catalogue } from '../../support/api/catalogue-finder';
import { expectToast } from '../../support/pages/toast';

/** Orders one unit, up to the payment page; returns the order's number. */
async function buy(page: Page, catalogue: Catalogue, customer: Customer): Promise<string> {
  await startSignedIn(page, customer);
  await page.goto(catalogue.plentiful.path);
  await addToCart(page, catalogue.plentiful);
  await page.getByRole('main').getByRole('link', { name: 'Proceed to Checkout' }).click();
  return placeOrder(page, customer);
}

/** Approves the payment on the bank's page, and waits for the return to the shop. */
async function approve(page: Page, orderId: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${API_ORIGIN}/sandbox/pay/`));
  await expect(page.getByText(orderId)).toBeVisible();
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
}

test('[PAY-10] a card payment posts to the bank’s page and returns paid @smoke', async ({
  page,
  catalogue,
  regular,
}) => {
  const orderId = await buy(page, catalogue, regular);
  const posted = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.method() === 'POST',
  );
  await pay(page, 'card_redirect', regular);
  const entries = new URLSearchParams((await posted).postData() ?? '');
  expect([...entries.keys()]).toEqual(
    expect.arrayContaining(['type', 'url', 'data[ref]', 'data[amount]', 'data[signature]']),
  );
  await approve(page, orderId);
  await expectStatus(page, orderId, 'Processing');
});

test('[PAY-13] net banking opens the bank’s page and returns paid', async ({
  page,
  catalogue,
  regular,
}) => {
  const orderId = await buy(page, catalogue, regular);
  await pay(page, 'netbanking', regular);
  await approve(page, orderId);
  await expectStatus(page, orderId, 'Processing');
});

test('[PAY-13] a payment without a next action says that it is being processed and shows the orders', async ({
  page,
  catalogue,
  regular,
}) => {
  const orderId = await buy(page, catalogue, regular);
  await pay(page, 'none', regular);
  await expectToast(page, 'Payment initiated', 'Your payment is being processed');
  await expect(page).toHaveURL('/orders');
  await expectStatus(page, orderId, 'Pending');
});
