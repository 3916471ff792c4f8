import type { Page } from '@playwright/test';
import { brokenJson, failure, htmlPage, noResponse, ok } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { samplePicture, sampleStore } from '../../fake-api/samples';
import type { FakeApi } from '../../fake-api/fake-api';
import { expect, test } from '../../fake-api/test';
import { fillAddress } from '../../support/pages/checkout';
import { newShopper } from '../../support/api/customers';
import { orderSummary } from '../../support/pages/order-summary';
import { startSignedIn, stored, type StoredLine } from '../../support/shop/shopper';
import { signIn } from '../../support/pages/sign-in';
import { expectToast } from '../../support/pages/toast';

const ORDER = 'A1B2-C3D4-E5F6';
const PAYMENT = `/payment?orderId=${ORDER}`;
const FAILURE = 'Error placing order: Please try again later.';

const SHIRT: StoredLine = {
  id: 'plain-shirt',
  name: 'Plain Shirt',
  price: 2500,
  quantity: 2,
  image: samplePicture('Plain Shirt'),
  sizes: [],
  colors: [],
};

function placeOrder(page: Page) {
  return page.getByRole('button', { name: 'Place Order' });
}

/** Opens the checkout with a shirt in the cart, and fills in the form. */
async function openFilled(page: Page): Promise<void> {
  await startSignedIn(page, { token: 'any' }, [SHIRT]);
  await page.goto('/checkout');
  await fillAddress(page, newShopper());
}

/** Expects that repeated requests are one order to the server: they have the same key. */
function expectOneOrder(fakeApi: FakeApi): void {
  const [first, second] = fakeApi.requestsTo('POST /orders');
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(second?.body).toEqual(first?.body);
}

for (const [what, response] of [
  ['500', failure(500)],
  ['no response', noResponse],
  ['invalid JSON', brokenJson],
  ['a page', htmlPage],
] as const) {
  test(`[CHK-07] ${what} to an order keeps cart and form, and a retry places the same order`, async ({
    page,
    fakeApi,
    consoleGuard,
  }) => {
    allowFailedCalls(consoleGuard);
    consoleGuard.allow(/Failed to create order/);
    fakeApi.respondTo('POST /orders', response);
    await openFilled(page);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Failed to create order'),
    );
    await placeOrder(page).click();
    await expect(
      page.getByText('Error placing order: Please try again later.', { exact: true }),
    ).toBeVisible();
    await logged;
    await expect(page).toHaveURL('/checkout');
    await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
    expect(JSON.parse((await stored(page, 'cart')) ?? '')).toEqual([SHIRT]);

    fakeApi.respondTo('POST /orders', ok({ data: { id: ORDER } }, 201));
    await placeOrder(page).click();
    await expect(page).toHaveURL(PAYMENT);
    expectOneOrder(fakeApi);
  });
}

test('[CHK-07] a 409 names the lines, the cart is corrected, and the form is still filled in', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/Failed to create order/);
  const products = [{ id: SHIRT.id, title: SHIRT.name, available: 1, price: 2700 }];
  fakeApi.respondTo('POST /orders', failure(409, 'Not everything can be had.', { products }));
  await openFilled(page);
  await placeOrder(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Plain Shirt: only 1 left, now ₹2,700.00');
  await alert.getByRole('link', { name: 'Edit your cart' }).click();
  await page.getByRole('button', { name: 'Decrease quantity of Plain Shirt' }).click();

  fakeApi.respondTo('POST /orders', ok({ id: ORDER, total: 2700 }, 201));
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer');
  await placeOrder(page).click();
  await expect(page).toHaveURL(PAYMENT);
  const news = page.getByRole('main').getByText(/Prices have changed/);
  await expect(news).toContainText('₹2,700.00');
  expect(fakeApi.requestsTo('POST /orders')[1]?.body).toMatchObject({
    products: { [SHIRT.id]: 1 },
  });
});

test('a session that expires at the checkout leads to the sign-in and back to cart and form', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/Failed to create order/);
  fakeApi.respondTo('POST /orders', failure(401));
  await openFilled(page);
  await placeOrder(page).click();
  await expect(page).toHaveURL('/login');
  fakeApi.respondTo('POST /orders', ok({ id: ORDER }, 201));
  await signIn(page, newShopper());
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer');
  await placeOrder(page).click();
  await expect(page).toHaveURL(PAYMENT);
});

test('[CHK-06] however often Place Order and Enter are pressed, one order is placed', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  const form = fakeApi.hold('GET /payments/fields');
  await openFilled(page);
  await placeOrder(page).dblclick();
  for (let press = 0; press < 3; press += 1) await page.getByLabel('City').press('Enter');
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  held.release();
  // The order is placed, and the payment page still on its way.
  await expect.poll(() => fakeApi.requestsTo('GET /payments/fields')).not.toHaveLength(0);
  await page.getByLabel('City').press('Enter');
  await page.getByRole('button', { name: 'Placing your order…' }).press('Enter');
  form.release();
  await expect(page).toHaveURL(PAYMENT);
  await expect(page.getByRole('heading', { name: 'Complete Your Payment' })).toBeVisible();
  expect(fakeApi.requestsTo('POST /orders')).toHaveLength(1);
  await expect.poll(() => stored(page, 'cart')).toBe('[]');

  await page.goBack();
  await expect(page).not.toHaveURL(/checkout/);
  expect(fakeApi.requestsTo('POST /orders')).toHaveLength(1);
});

test('placing an order again after a reload during the request is the same order', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  await openFilled(page);
  const shopper = newShopper();
  await fillAddress(page, shopper);
  await placeOrder(page).click();
  await expect.poll(() => fakeApi.requestsTo('POST /orders')).toHaveLength(1);
  await page.reload();
  await fillAddress(page, shopper);
  held.release();
  await placeOrder(page).click();
  await expect(page).toHaveURL(PAYMENT);
  expectOneOrder(fakeApi);
});

test('the same order placed in two tabs at once is one order', async ({
  page,
  context,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  await openFilled(page);
  const shopper = newShopper();
  const other = await context.newPage();
  await other.goto('/checkout');
  const tabs = [page, other];
  for (const tab of tabs) await fillAddress(tab, shopper);
  await Promise.all(tabs.map((tab) => placeOrder(tab).click()));
  await expect.poll(() => fakeApi.requestsTo('POST /orders')).toHaveLength(2);
  held.release();
  await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(PAYMENT)));
  expectOneOrder(fakeApi);
  await expect.poll(() => stored(page, 'cart')).toBe('[]');
});

test('a shopper who blocks cookies, and with them locks between tabs, can order', async ({
  page,
  fakeApi,
}) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  fakeApi.respondTo('POST /orders', ok({ id: ORDER }, 201));
  await openFilled(page);
  await placeOrder(page).click();
  await expect(page).toHaveURL(PAYMENT);
  await expect.poll(() => stored(page, 'cart')).toBe('[]');
});

test('[CART-13] changes to the cart in another tab don’t stop the order, and are kept', async ({
  page,
  context,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  await openFilled(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await placeOrder(page).click();
  await expect.poll(() => fakeApi.requestsTo('POST /orders')).toHaveLength(1);
  await other.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await other.goto('/product/plain-shirt');
  await other.getByRole('button', { name: 'Increase quantity' }).click();
  await other.getByRole('button', { name: 'Increase quantity' }).click();
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  const cartLink = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cartLink).toHaveAccessibleName('Cart, 3 items');
  await expect(page).toHaveURL('/checkout');
  held.release();
  await expect(page).toHaveURL(PAYMENT);
  // Two were ordered; the units that were added meanwhile stay in the cart.
  await expect(cartLink).toHaveAccessibleName('Cart, 1 item');
});

test('a response after the shopper left the page says where to find the order', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  await openFilled(page);
  await placeOrder(page).click();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  held.release();
  await expectToast(page, 'Order placed', `Order ${ORDER} waits for its payment under My Orders.`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText(FAILURE)).toHaveCount(0);
});

test('[CHK-08] a store without a rate shows no dollars', async ({ page, isMobile }) => {
  await startSignedIn(page, { token: 'any' }, [SHIRT]);
  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  if (isMobile) await summary.getByRole('heading', { name: 'Order Summary' }).click();
  await expect(summary.getByText('₹5,000.00').last()).toBeVisible();
  await expect(summary.getByText('$')).toHaveCount(0);
});

test('[CHK-12] a shop that takes no orders says so at the checkout, and keeps cart and form', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/Failed to create order/);
  const message = 'This shop takes no orders at the moment. Please try again later.';
  fakeApi.respondTo('POST /orders', failure(503, message));
  await openFilled(page);
  await placeOrder(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(message);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  expect(JSON.parse((await stored(page, 'cart')) ?? '')).toEqual([SHIRT]);
});

test('[CHK-02] shipping is in the words of the store, and its price is part of the total', async ({
  page,
  fakeApi,
  isMobile,
}) => {
  const shipping = { method: 'Courier', price: 99.5, label: '₹99.50 by courier' };
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ shipping })));
  await startSignedIn(page, { token: 'any' }, [SHIRT]);
  await page.goto('/product/plain-shirt');
  await expect(page.getByText('Shipping: ₹99.50 by courier')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Shipping: ₹99.50 by courier')).toBeVisible();
  await page.goto('/checkout');
  const summary = await orderSummary(page, isMobile);
  await expect(summary.getByText('₹99.50 by courier', { exact: true })).toBeVisible();
  await expect(summary.getByText('₹5,099.50').last()).toBeVisible();
  await fillAddress(page, newShopper());
  await placeOrder(page).click();
  await expect(page).toHaveURL(PAYMENT);
  expect(fakeApi.requestsTo('POST /orders')[0]?.body).toMatchObject({ expectedTotal: 5099.5 });
});
