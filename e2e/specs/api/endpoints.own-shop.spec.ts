import type { Page } from '@playwright/test';
import type { ApiCall } from '@storefront/host/contracts/api';
import { ok } from '../../fake-api/responses';
import { ORDER, SHIRT, sampleList, sampleProduct } from '../../fake-api/samples';
import type { FakeApi } from '../../fake-api/fake-api';
import { expect, test } from '../../fake-api/test';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { newShopper } from '../../support/api/customers';
import { startSignedIn } from '../../support/shop/shopper';
import { register, signIn } from '../../support/pages/auth-forms';

/** The newest request. */
function newest(fakeApi: FakeApi, call: ApiCall) {
  const [received] = fakeApi.requestsTo(call).slice(-1);
  if (!received) throw new Error(`${call} was not called.`);
  return received;
}

test('[API-02] POST /users/authorize carries email and password', async ({ page, fakeApi }) => {
  await page.goto('/login');
  await signIn(page, { email: 'meera@example.com', password: 'correct-horse' });
  await expect(page).toHaveURL('/');
  const { body } = newest(fakeApi, 'POST /users/authorize');
  expect(body).toMatchObject({ email: 'meera@example.com', password: 'correct-horse' });
});

test('[API-02] POST /users/register carries email, password, firstName and lastName', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/register');
  const meera = {
    email: 'meera@example.com',
    password: 'correct-horse',
    firstName: 'Meera',
    lastName: 'Iyer',
  };
  await register(page, { ...meera, email: 'Meera@Example.com' });
  await expect(page).toHaveURL('/');
  expect(newest(fakeApi, 'POST /users/register').body).toEqual(meera);
  expect(fakeApi.requestsTo('POST /users/authorize')).toEqual([]);
});

test('[API-02] GET /accountInfo and GET /orders have no parameters but the token', async ({
  page,
  fakeApi,
}) => {
  await startSignedIn(page, { token: 'a-token' });
  await page.goto('/account');
  await expect(page.getByText('meera@example.com')).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('article', { name: ORDER })).toBeVisible();
  for (const call of ['GET /accountInfo', 'GET /orders'] as const) {
    expect(newest(fakeApi, call)).toMatchObject({ query: {}, body: undefined });
  }
});

test('[API-02] GET /storeInfo and GET /products: page, limit and the filters that aren’t blank', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/products?category=women&page=2&parentCategory=');
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  expect(newest(fakeApi, 'GET /storeInfo')).toMatchObject({ query: {}, body: undefined });
  const queries = fakeApi.requestsTo('GET /products').map(({ query }) => query);
  expect(queries).toContainEqual({ page: '2', limit: '12', category: 'women', gender: 'Women' });
});

test('[API-02] GET /products/{id} encodes any id', async ({ page, fakeApi }) => {
  const id = 'a/b 100% कुर्ता?#';
  fakeApi.respondTo('GET /products', ok(sampleList([sampleProduct({ id, title: 'Odd Shirt' })])));
  fakeApi.respondTo('GET /products/{id}', ok(sampleProduct({ id, title: 'Odd Shirt' })));
  await page.goto('/products?category=women');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Odd Shirt', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odd Shirt' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Odd Shirt' })).toBeVisible();
  const paths = fakeApi.requestsTo('GET /products/{id}').map(({ path }) => path);
  expect(new Set(paths)).toEqual(new Set([`/products/${encodeURIComponent(id)}`]));
});

test('[API-02] GET /orders/{orderId} carries contactInfo', async ({ page, fakeApi }) => {
  await page.goto(`/track-order?id=${ORDER}`);
  const form = page.getByRole('form', { name: 'Track order' });
  await form.getByLabel('Email or phone').fill('meera+shop@example.com');
  await form.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByRole('main').getByText('Plain Shirt')).toBeVisible();
  expect(newest(fakeApi, 'GET /orders/{id}')).toMatchObject({
    path: `/orders/${ORDER}`,
    query: { contactInfo: 'meera+shop@example.com' },
  });
});

test('[API-02] POST /orders, GET /payments/fields and POST /payments: an order and its payment', async ({
  page,
  fakeApi,
}) => {
  const shopper = newShopper();
  await startSignedIn(page, { token: 'a-token' }, [{ ...SHIRT, id: 'a/b 100%' }]);
  await page.goto('/checkout');
  await fillAddress(page, shopper);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(newest(fakeApi, 'POST /orders').body).toMatchObject({
    products: { 'a/b 100%': 2 },
    shippingAddress: {
      fullName: 'Meera Iyer',
      address: '7 Residency Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      postalCode: '560025',
      phone: shopper.phone,
    },
  });
  await payAs(page, 'Meera');
  expect(newest(fakeApi, 'GET /payments/fields')).toMatchObject({ query: {}, body: undefined });
  expect(newest(fakeApi, 'POST /payments').body).toEqual({
    orderId: ORDER,
    fields: { payer: 'Meera' },
  });
});

async function payAs(page: Page, payer: string): Promise<void> {
  expect(orderIdOf(page)).toBe(ORDER);
  await page.getByRole('form', { name: 'Payment' }).getByLabel('Payer').fill(payer);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL('/orders');
}
