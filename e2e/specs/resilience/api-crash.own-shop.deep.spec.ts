import { randomUUID } from 'node:crypto';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import type { PaymentEvent } from '@storefront/host/contracts/api';
import { ApiClient } from '../../support/api/api-client';
import { signedEvent } from '../../support/api/payment-events';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/shop/own-api-test';
import { cartLine, startSignedIn } from '../../support/shop/shopper';

test('an order whose response was lost in a crash is found again by placing it again', async ({
  page,
  ownApi,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(120_000);
  consoleGuard.allow(
    /Failed to load resource: /,
    /POST \/orders failed: /,
    /Failed to create order/,
  );
  const { origin } = ownApi;
  const api = new ApiClient(origin);
  const shop = await ownShops.start({ apiOrigin: origin });
  const buyer = await api.register();
  const product = await api.product(DEMO.plentiful);
  const line = cartLine(product, { selectedSize: '90 cm', selectedColor: 'Tan' });
  const before = await api.stock(DEMO.plentiful);
  await startSignedIn(page, buyer, [line], shop.origin);
  await page.goto(`${shop.origin}/checkout`);
  await fillAddress(page, buyer);

  // The order arrives, and the API crashes before it responds.
  await page.route(origin + API_PREFIX + apiPaths.orders, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await ownApi.crash();
    await route.abort();
  });
  const place = page.getByRole('button', { name: 'Place Order' });
  await place.click();
  const failure = 'Error placing order: Please try again later.';
  await expect(page.getByText(failure, { exact: true })).toBeVisible();
  await page.unroute(origin + API_PREFIX + apiPaths.orders);
  await ownApi.restart();
  await place.click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);

  const orders = await api.orders(buyer);
  expect(orders.map(({ id }) => id)).toEqual([orderIdOf(page)]);
  const after = await api.stock(DEMO.plentiful);
  expect(before.total - after.total).toBe(1);
});

test('a payment that is reported twice, at once or after a crash, pays its order once', async ({
  ownApi,
}) => {
  test.setTimeout(120_000);
  const { origin, secret } = ownApi;
  const api = new ApiClient(origin);
  const buyer = await api.register();
  const order = await api.placeOrder(buyer, DEMO.plentiful);
  const fields = { method: 'upi_qr', payerName: 'Meera Iyer', payerPhone: buyer.phone };
  const { action } = await api.pay(buyer, { orderId: order.id, fields });
  const ref = new URL(action?.qr ?? '').searchParams.get('tr') ?? '';
  const amount = Math.round(order.total * 100);
  const id = randomUUID();
  const event: PaymentEvent = { id, ref, outcome: 'approved', amount, currency: 'INR' };
  const report = () => api.reportPayment(...signedEvent(secret, event));

  const twice = await Promise.all([report(), report()]);
  expect(twice).toEqual([200, 200]);
  await ownApi.crash();
  await ownApi.restart();
  expect(await report()).toBe(200);
  const paid = await api.order(order.id, buyer.token);
  expect(paid).toMatchObject({ status: 1, refundDue: false });

  const late: PaymentEvent = { ...event, id: randomUUID(), outcome: 'declined' };
  await api.reportPayment(...signedEvent(secret, late));
  const [still] = await api.orders(buyer);
  expect(still).toMatchObject({ id: order.id, status: 1, refundDue: false });
});
