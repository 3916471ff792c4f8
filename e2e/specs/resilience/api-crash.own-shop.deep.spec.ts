import { createHmac, randomUUID } from 'node:crypto';
import { API_PREFIX, apiPaths } from '@storefront/shared/contracts';
import type { Order, PaymentEvent } from '@storefront/shared/contracts/api';
import { ApiClient, unitsIn } from '../../support/api/api-client';
import type { Customer } from '../../support/api/customers';
import type { ApiProcess } from '../../support/processes/api-process';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/shop/own-api-test';
import { cartLine, startSignedIn } from '../../support/shop/shopper';

/** Orders one unit, and retries with the same key when a crash came between. */
async function orderUntilResponse(api: ApiProcess, buyer: Customer): Promise<Order> {
  const client = new ApiClient(api.origin);
  const key = randomUUID();
  for (;;) {
    await api.whenUp();
    const order = client.tryToPlaceOrder(buyer, DEMO.plentiful, key);
    const response = await order.catch(() => undefined);
    if (response) {
      expect(response.status).toBe(201);
      return response.body as Order;
    }
  }
}

test('no confirmed order is lost or doubled by a crash, and the stock adds up', async ({
  ownApi,
}) => {
  test.setTimeout(180_000);
  const api = new ApiClient(ownApi.origin);
  const buyers = await Promise.all(Array.from({ length: 4 }, () => api.register()));
  const before = await api.stock(DEMO.plentiful);
  const confirmed: string[] = [];
  const perBuyer = 10;

  // The buyer of each of these orders crashes the API while the others are ordering.
  const crashesAfter = [5, 15, 25];
  const buying = buyers.map(async (buyer) => {
    for (let count = 0; count < perBuyer; count += 1) {
      confirmed.push((await orderUntilResponse(ownApi, buyer)).id);
      if (!crashesAfter.includes(confirmed.length)) continue;
      await ownApi.crash();
      await ownApi.restart();
    }
  });
  await Promise.all(buying);

  const orders = (await Promise.all(buyers.map((buyer) => api.orders(buyer)))).flat();
  expect(orders.map(({ id }) => id).sort()).toEqual([...confirmed].sort());
  expect(orders).toHaveLength(buyers.length * perBuyer);
  const after = await api.stock(DEMO.plentiful);
  expect(before.total - after.total).toBe(unitsIn(orders));
  expect(after.least).toBeGreaterThanOrEqual(0);
});

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

/** The body and headers with which a provider reports on a payment. */
function signed(secret: string, event: PaymentEvent): [string, Record<string, string>] {
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [body, { 'x-payment-signature': `t=${seconds},v1=${mac}` }];
}

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
  const report = () => api.reportPayment(...signed(secret, event));

  const twice = await Promise.all([report(), report()]);
  expect(twice).toEqual([200, 200]);
  await ownApi.crash();
  await ownApi.restart();
  expect(await report()).toBe(200);
  const paid = await api.order(order.id, buyer.token);
  expect(paid).toMatchObject({ status: 1, refundDue: false });

  const late: PaymentEvent = { ...event, id: randomUUID(), outcome: 'declined' };
  await api.reportPayment(...signed(secret, late));
  const [still] = await api.orders(buyer);
  expect(still).toMatchObject({ id: order.id, status: 1, refundDue: false });
});
