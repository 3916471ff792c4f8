import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import { ignoreProductIds } from '../../support/pages/cart';
import { ADDRESS } from '../../support/api/customers';
import { fillAddress, openCheckout, placeOrder } from '../../support/pages/checkout';
import { rupees } from '../../support/pages/money';
import { API_ORIGIN } from '../../support/settings';
import { cartLine, startSignedIn, stored } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const PLACE_ORDER = API_ORIGIN + API_PREFIX + apiPaths.orders;

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

test('[CHK-06] a placed order empties the cart and goes to its payment @smoke', async ({
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
  // The lines can't be compared with the shop's offers beforehand.
  await ignoreProductIds(page);
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

test('a price that isn’t known to have changed is shown before the payment, and the order costs what the catalogue says', async ({
  page,
  customer,
  consoleGuard,
  catalogue,
}) => {
  consoleGuard.allow(/409/, /POST \/orders failed: /);
  await ignoreProductIds(page);
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
