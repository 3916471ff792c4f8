import { createHmac, randomUUID } from 'node:crypto';
import { API_PREFIX, apiPaths } from '@storefront/shared/contracts';
import type { Customer } from '../../support/api';
import type { ApiProcess } from '../../support/api-process';
import {
  callAt,
  customerAt,
  orderAt,
  ordersAt,
  piecesIn,
  stockAt,
  type OrderTold,
} from '../../support/buyers';
import { fillAddress, orderIdOf } from '../../support/checkout';
import { DEMO } from '../../support/demo-products';
import { expect, test } from '../../support/own-api-test';
import { cartLine, startSignedIn } from '../../support/shopper';

/** Orders one piece, and asks again with the same key wherever a crash came between. */
async function orderUntilAnswered(api: ApiProcess, buyer: Customer): Promise<OrderTold> {
  const key = randomUUID();
  for (;;) {
    await api.whenUp();
    const answer = await orderAt(api.origin, buyer, DEMO.plentiful, key).catch(() => undefined);
    if (answer) {
      expect(answer.status).toBe(201);
      return answer.body;
    }
  }
}

test('no order that was answered is lost in a crash, none is doubled, and the stock adds up', async ({
  ownApi,
}) => {
  test.setTimeout(180_000);
  const { origin } = ownApi;
  const buyers = await Promise.all(Array.from({ length: 4 }, () => customerAt(origin)));
  const before = await stockAt(origin, DEMO.plentiful);
  const answered: string[] = [];
  const perBuyer = 10;

  // Who gets one of these answers pulls the plug, while the others are ordering.
  const crashesAfter = [5, 15, 25];
  const buying = buyers.map(async (buyer) => {
    for (let count = 0; count < perBuyer; count += 1) {
      answered.push((await orderUntilAnswered(ownApi, buyer)).id);
      if (!crashesAfter.includes(answered.length)) continue;
      await ownApi.crash();
      await ownApi.startAgain();
    }
  });
  await Promise.all(buying);

  const orders = (await Promise.all(buyers.map((buyer) => ordersAt(origin, buyer)))).flat();
  expect(orders.map(({ id }) => id).sort()).toEqual([...answered].sort());
  expect(orders).toHaveLength(buyers.length * perBuyer);
  const after = await stockAt(origin, DEMO.plentiful);
  expect(before.total - after.total).toBe(piecesIn(orders));
  expect(after.least).toBeGreaterThanOrEqual(0);
});

test('an order whose answer was lost in a crash is found again by pressing again', async ({
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
  const shop = await ownShops.start({ apiOrigin: origin });
  const buyer = await customerAt(origin);
  const { body: product } = await callAt<Parameters<typeof cartLine>[0]>(
    origin,
    apiPaths.product(DEMO.plentiful),
  );
  const line = cartLine(product, { selectedSize: '90 cm', selectedColor: 'Tan' });
  const before = await stockAt(origin, DEMO.plentiful);
  await startSignedIn(page, buyer, [line], shop.origin);
  await page.goto(`${shop.origin}/checkout`);
  await fillAddress(page, buyer);

  // The order arrives, and the API dies before its answer does.
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
  await ownApi.startAgain();
  await place.click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);

  const orders = await ordersAt(origin, buyer);
  expect(orders.map(({ id }) => id)).toEqual([orderIdOf(page)]);
  const after = await stockAt(origin, DEMO.plentiful);
  expect(before.total - after.total).toBe(1);
});

/** A provider's word on a payment, as it is signed. */
function signed(secret: string, event: Record<string, unknown>) {
  const body = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { body, headers: { 'x-payment-signature': `t=${seconds},v1=${mac}` } };
}

test('a payment that is reported again, at once or after a crash, pays its order once', async ({
  ownApi,
}) => {
  test.setTimeout(120_000);
  const { origin, secret } = ownApi;
  const buyer = await customerAt(origin);
  const { body: order } = await orderAt(origin, buyer, DEMO.plentiful, randomUUID());
  const fields = { method: 'upi_qr', payerName: 'Meera Iyer', payerPhone: buyer.phone };
  const { body: payment } = await callAt<{ action: { qr: string } }>(origin, apiPaths.payments, {
    token: buyer.token,
    body: { orderId: order.id, fields },
  });
  const ref = new URL(payment.action.qr).searchParams.get('tr');
  const amount = Math.round(order.total * 100);
  const event = { id: randomUUID(), ref, outcome: 'approved', amount, currency: 'INR' };
  const report = () => callAt(origin, apiPaths.paymentCallback, signed(secret, event));

  const twice = await Promise.all([report(), report()]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  await ownApi.crash();
  await ownApi.startAgain();
  expect((await report()).status).toBe(200);
  const paid = await callAt<OrderTold>(origin, apiPaths.order(order.id), { token: buyer.token });
  expect(paid.body).toMatchObject({ status: 1, refundDue: false });

  const late = { ...event, id: randomUUID(), outcome: 'declined' };
  await callAt(origin, apiPaths.paymentCallback, signed(secret, late));
  const [still] = await ordersAt(origin, buyer);
  expect(still).toMatchObject({ id: order.id, status: 1, refundDue: false });
});
