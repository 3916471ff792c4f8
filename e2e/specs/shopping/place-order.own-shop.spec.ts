import { expectOneOrder, openFilledCheckout, placeOrderButton } from '../../fake-api/checkout-page';
import { failure, ok } from '../../fake-api/responses';
import { ORDER, PAYMENT, SHIRT, sampleStore } from '../../fake-api/samples';
import { cartLink } from '../../support/pages/cart';
import { fillAddress } from '../../support/pages/checkout';
import { allowFailedCalls, FAILED_RESPONSES } from '../../fake-api/failed-calls';
import { expect, test } from '../../fake-api/test';
import { newShopper } from '../../support/api/customers';
import { orderSummary } from '../../support/pages/order-summary';
import { startSignedIn, stored } from '../../support/shop/shopper';
import { signIn } from '../../support/pages/auth-forms';
import { expectToast } from '../../support/pages/toast';

const FAILURE = 'Error placing order: Please try again later.';

test('[CHK-07] an order that fails keeps cart and form, and a retry places the same order', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  test.slow();
  for (const [what, response] of Object.entries(FAILED_RESPONSES)) {
    await test.step(what, async () => {
      fakeApi.restoreDefaults();
      allowFailedCalls(consoleGuard);
      consoleGuard.allow(/Failed to create order/);
      fakeApi.respondTo('POST /orders', response);
      await openFilledCheckout(page);
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Failed to create order'),
      );
      await placeOrderButton(page).click();
      await expect(
        page.getByText('Error placing order: Please try again later.', { exact: true }),
      ).toBeVisible();
      await logged;
      await expect(page).toHaveURL('/checkout');
      await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
      expect(JSON.parse((await stored(page, 'cart')) ?? '')).toEqual([SHIRT]);

      fakeApi.respondTo('POST /orders', ok({ data: { id: ORDER } }, 201));
      await placeOrderButton(page).click();
      await expect(page).toHaveURL(PAYMENT);
      expectOneOrder(fakeApi);
    });
  }
});

test('[CHK-07] a 409 names the lines, the cart is corrected, and the form is still filled in', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/Failed to create order/);
  const products = [{ id: SHIRT.id, title: SHIRT.name, available: 1, price: 2700 }];
  fakeApi.respondTo('POST /orders', failure(409, 'Not everything can be had.', { products }));
  await openFilledCheckout(page);
  await placeOrderButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Plain Shirt: only 1 left, now ₹2,700.00');
  await alert.getByRole('link', { name: 'Edit your cart' }).click();
  await page.getByRole('button', { name: 'Decrease quantity of Plain Shirt' }).click();

  fakeApi.respondTo('POST /orders', ok({ id: ORDER, total: 2700 }, 201));
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer');
  await placeOrderButton(page).click();
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
  await openFilledCheckout(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL('/login');
  fakeApi.respondTo('POST /orders', ok({ id: ORDER }, 201));
  await signIn(page, newShopper());
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('Full name')).toHaveValue('Meera Iyer');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(PAYMENT);
});

test('a response after the shopper left the page says where to find the order', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /orders');
  await openFilledCheckout(page);
  await placeOrderButton(page).click();
  await expect.poll(() => fakeApi.requestsTo('POST /orders')).toHaveLength(1);
  await cartLink(page).click();
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  held.release();
  await expectToast(page, 'Order placed', `Order ${ORDER} waits for its payment under My Orders.`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText(FAILURE)).toHaveCount(0);
});

test('[CHK-08] a store without a rate shows no dollars', async ({ page, isMobile }) => {
  await startSignedIn(page, { token: 'any' }, [SHIRT]);
  await page.goto('/checkout');
  const summary = await orderSummary(page, isMobile);
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
  await openFilledCheckout(page);
  await placeOrderButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(message);
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  expect(JSON.parse((await stored(page, 'cart')) ?? '')).toEqual([SHIRT]);
});

test('[CHK-13] a shopper with too many unpaid orders sees that at the checkout, with a link to them', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/Failed to create order/);
  const message = 'You have 5 unpaid orders. Pay one under My Orders first, or wait.';
  fakeApi.respondTo('POST /orders', failure(429, message));
  await openFilledCheckout(page);
  await placeOrderButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(message);
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru');
  expect(JSON.parse((await stored(page, 'cart')) ?? '')).toEqual([SHIRT]);
  await alert.getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/orders');
});

test('[CHK-14] a phone number that the server refuses has an error at its field', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/Failed to create order/);
  const message = 'Invalid phone number format';
  fakeApi.respondTo('POST /orders', failure(400, message, { field: 'shippingAddress/phone' }));
  await openFilledCheckout(page);
  await placeOrderButton(page).click();
  const phone = page.getByLabel('Phone');
  await expect(phone).toHaveAccessibleDescription(message);
  await expect(phone).toBeFocused();
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
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(PAYMENT);
  expect(fakeApi.requestsTo('POST /orders')[0]?.body).toMatchObject({ expectedTotal: 5099.5 });
});
