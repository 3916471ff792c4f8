import { expectOneOrder, openFilledCheckout, placeOrderButton } from '../../fake-api/checkout-page';
import { ok } from '../../fake-api/responses';
import { expect, test } from '../../fake-api/test';
import { ORDER, PAYMENT } from '../../fake-api/samples';
import { newShopper } from '../../support/api/customers';
import { expectInteractive } from '../../support/checks/hydration';
import { expectInCart } from '../../support/pages/cart';
import { fillAddress } from '../../support/pages/checkout';
import { stored } from '../../support/shop/shopper';

test('[CHK-06] however often Place Order and Enter are pressed, one order is placed', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  const form = fakeApi.hold('GET /payments/fields');
  await openFilledCheckout(page);
  await placeOrderButton(page).dblclick();
  for (let press = 0; press < 3; press += 1) await page.getByLabel('City').press('Enter');
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  held.release();
  // The order is placed, but the payment page still waits for its data.
  await expect(page).toHaveURL(PAYMENT);
  await expect(page.getByRole('button', { name: 'Placing your order…' })).toBeHidden();
  form.release();
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
  await openFilledCheckout(page);
  const shopper = newShopper();
  await fillAddress(page, shopper);
  await placeOrderButton(page).click();
  await expect.poll(() => fakeApi.requestsTo('POST /orders')).toHaveLength(1);
  await page.reload();
  await fillAddress(page, shopper);
  held.release();
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(PAYMENT);
  expectOneOrder(fakeApi);
});

test('the same order placed in two tabs at once is one order', async ({
  page,
  context,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  await openFilledCheckout(page);
  const shopper = newShopper();
  const other = await context.newPage();
  await other.goto('/checkout');
  const tabs = [page, other];
  for (const tab of tabs) await fillAddress(tab, shopper);
  await Promise.all(tabs.map((tab) => placeOrderButton(tab).click()));
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
  await openFilledCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(PAYMENT);
  await expect.poll(() => stored(page, 'cart')).toBe('[]');
});

test('[CART-13] changes to the cart in another tab don’t stop the order, and are kept', async ({
  page,
  context,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  await openFilledCheckout(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await placeOrderButton(page).click();
  await expect.poll(() => fakeApi.requestsTo('POST /orders')).toHaveLength(1);
  await other.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(other.getByText('Your cart is empty')).toBeVisible();
  await other.goto('/product/plain-shirt');
  // Before hydration, several taps on one button count once.
  await expectInteractive(other);
  await other.getByRole('button', { name: 'Increase quantity' }).click();
  await other.getByRole('button', { name: 'Increase quantity' }).click();
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expectInCart(page, 3);
  await expect(page).toHaveURL('/checkout');
  held.release();
  await expect(page).toHaveURL(PAYMENT);
  // Two were ordered; the units that were added meanwhile stay in the cart.
  await expectInCart(page, 1);
});
