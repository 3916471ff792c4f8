import { apiPaths } from '@storefront/host/contracts/api';
import { mails } from './db/schema';
import { createApiMetrics } from './metrics';
import { GatewayError } from './modules/payments/provider/gateway-error';
import { createSandboxProvider } from './demo/sandbox/sandbox-provider';
import { order, orderItem, placedOrder } from './testing/orders';
import { createPaymentTest, type PaymentTest, THING_PRICE } from './testing/payments';
import { createTestApi } from './testing/test-api';
import { startPeriodicJobs } from './periodic-jobs';
import { readConfig } from './settings/config';

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
});
afterAll(() => setup.api.close());

/** The lines of that metric in Prometheus' text format. */
async function scraped(name: string, { metrics } = setup.api): Promise<string[]> {
  const lines = (await metrics.registry.metrics()).split('\n');
  return lines.filter((line) => line.startsWith(name));
}

/** The metric of orders on a separate API, so that orders of other tests aren't counted. */
async function ordersOf(requests: (test: PaymentTest) => Promise<unknown>): Promise<string[]> {
  const test = await createPaymentTest();
  await requests(test);
  const lines = await scraped('storefront_orders_total', test.api);
  await test.api.close();
  return lines.sort();
}

test('orders are counted, and refused ones by reason', async () => {
  const lines = await ordersOf(async ({ api, token, place }) => {
    await place();
    await place();
    await order(api, token, { products: { thing: 2 }, expectedTotal: 1 });
    await order(api, token, { products: { gone: 1 } });
    await order(api, token, { items: [orderItem('thing', 0)] });
    await order(api, 'no token', { products: { thing: 1 } });
    await api.call(apiPaths.orders, { token });
  });
  expect(lines).toEqual([
    'storefront_orders_total{outcome="invalid"} 1',
    'storefront_orders_total{outcome="placed"} 2',
    'storefront_orders_total{outcome="price_changed"} 1',
    'storefront_orders_total{outcome="signed_out"} 1',
    'storefront_orders_total{outcome="sold_out"} 1',
  ]);
});

test('payment events are counted by outcome, and refunds due are summed', async () => {
  const { attempt, place, report } = setup;
  const orderId = await place();
  await report({ ref: await attempt(orderId), amount: 100 });
  await report({ ref: await attempt(orderId), amount: THING_PRICE });
  await report({ ref: await attempt(await place()), outcome: 'declined', amount: 0 });
  expect(await scraped('storefront_payment_events_total')).toEqual([
    'storefront_payment_events_total{outcome="paid-too-little"} 1',
    'storefront_payment_events_total{outcome="paid"} 1',
    'storefront_payment_events_total{outcome="declined"} 1',
  ]);
  expect(await scraped('storefront_refunds_due_rupees')).toEqual([
    'storefront_refunds_due_rupees 1',
  ]);
});

test('requests are labelled by route: no label contains an order id, an IP address or a contact', async () => {
  const { api, token } = setup;
  const id = await placedOrder(api, token, { thing: 1 });
  await api.call(apiPaths.order(id), { token });
  await api.call(`${apiPaths.order(id)}?contactInfo=meera@example.com`);
  await api.call('/no-such-page/kavya');
  expect(await scraped('http_request_duration_seconds_count')).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds_count{method="GET",route="/api/v1/orders/:id",status="2xx"} 1',
      'http_request_duration_seconds_count{method="GET",route="/api/v1/orders/:id",status="4xx"} 1',
      'http_request_duration_seconds_count{method="GET",route="none",status="4xx"} 1',
    ]),
  );
  const all = await api.metrics.registry.metrics();
  for (const value of [id, 'meera', 'kavya', '127.0.0.1']) expect(all).not.toContain(value);
});

test('failed calls of the payment provider are counted', async () => {
  const metrics = createApiMetrics();
  const failing = () => Promise.reject(new GatewayError('away'));
  const sandbox = createSandboxProvider({
    secret: 'secret',
    publicUrl: '',
    unpaidOrderMinutes: 60,
  });
  const provider = metrics.countFailures({ ...sandbox, refund: failing });
  const refund = { id: 'R-1', receiptId: 'pay_1', amount: 100, isRepeated: false };
  await expect(provider.refund?.(refund)).rejects.toThrow(GatewayError);
  expect(await metrics.registry.metrics()).toContain(
    'storefront_payment_provider_failures_total{call="refund"} 1',
  );
});

test('queues have as metrics what waits, what was given up, and for how long the longest has been due', async () => {
  const api = await createTestApi();
  const minuteAgo = new Date(Date.now() - 60_000);
  const mail = {
    recipient: 'meera@example.com',
    template: 'order-paid',
    data: {},
    nextAttemptAt: minuteAgo,
    createdAt: minuteAgo,
    expiresAt: new Date(Date.now() + 60_000),
  };
  await api.db.insert(mails).values([
    { ...mail, id: '1', key: '1', status: 'queued' },
    { ...mail, id: '2', key: '2', status: 'failed' },
    { ...mail, id: '3', key: '3', status: 'sent' },
  ]);
  expect(await scraped('storefront_queue_jobs{queue="mail"', api)).toEqual([
    'storefront_queue_jobs{queue="mail",state="waiting"} 1',
    'storefront_queue_jobs{queue="mail",state="failed"} 1',
  ]);
  const [line = ''] = await scraped('storefront_queue_overdue_seconds{queue="mail"}', api);
  expect(Number(line.split(' ')[1])).toBeGreaterThanOrEqual(60);
  expect(await scraped('storefront_queue_jobs{queue="refund"', api)).toContain(
    'storefront_queue_jobs{queue="refund",state="waiting"} 0',
  );
  await api.close();
});

test('periodic tasks have the time as a metric at which they last succeeded', async () => {
  const api = await createTestApi();
  const { db, responses, metrics, app } = api;
  const before = Date.now() / 1_000;
  const config = readConfig({});
  const stop = startPeriodicJobs({ config, db, responses, metrics, provider: undefined }, app.log);
  await stop();
  const lines = await scraped('storefront_periodic_task_last_success_timestamp_seconds{', api);
  const tasks = lines.map((line) => /task="(\w+)"} (\S+)/.exec(line) ?? []);
  expect(tasks.map(([, task]) => task)).toEqual(
    expect.arrayContaining(['cancel_unpaid_orders', 'erase_mails', 'delete_pictures']),
  );
  for (const [, , time] of tasks) expect(Number(time)).toBeGreaterThanOrEqual(before);
  await api.close();
});

test('while the database is away, the other metrics are still served', async () => {
  const api = await createTestApi();
  await api.close();
  expect(await scraped('storefront_refunds_due_rupees', api)).toEqual([
    expect.stringMatching(/^storefront_refunds_due_rupees nan$/i),
  ]);
});
