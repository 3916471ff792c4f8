import { setImmediate } from 'node:timers/promises';
import { createPaymentTest, type PaymentTest } from '../../../testing/payments';
import { apiPaths, ORDER_STATUS } from '@storefront/shared/contracts/api';
import { eq } from 'drizzle-orm';
import { payments } from '../../../db/schema';
import { createRazorpayProvider } from './razorpay-provider';
import { type FakeRazorpay, startFakeRazorpay } from './testing/fake-razorpay';

const KEYS = {
  keyId: 'rzp_test_key',
  keySecret: 'a-key-secret-for-tests',
  webhookSecret: 'a-webhook-secret-for-tests',
};

let razorpay: FakeRazorpay;
let setup: PaymentTest;
beforeAll(async () => {
  razorpay = await startFakeRazorpay(KEYS);
  const settings = { keys: KEYS, unpaidOrderMinutes: 60, baseUrl: razorpay.url };
  setup = await createPaymentTest({ provider: createRazorpayProvider(settings) });
});
afterAll(async () => {
  await setup.api.close();
  await razorpay.close();
});

const start = (orderId: string) => setup.start(orderId, { method: 'razorpay' });

/** The links of an order's payments, oldest first. */
async function linksOf(orderId: string) {
  const { db } = setup.api;
  const rows = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const refs = rows.map(({ ref }) => ref);
  return razorpay.links.filter(({ reference_id }) => refs.includes(reference_id));
}

test('a second payment of an order cancels the link of the first', async () => {
  const orderId = await setup.place();
  const another = await setup.place();
  for (const id of [another, orderId, orderId]) await start(id);
  expect((await linksOf(orderId)).map(({ status }) => status)).toEqual(['cancelled', 'created']);
  expect((await linksOf(another)).map(({ status }) => status)).toEqual(['created']);
});

test('cancelling an unpaid order cancels its link', async () => {
  const orderId = await setup.place();
  await start(orderId);
  const { api, token } = setup;
  const options = { token, method: 'POST' } as const;
  expect((await api.call(apiPaths.orderCancellation(orderId), options)).status).toBe(200);
  // The link is cancelled after the response.
  while ((await linksOf(orderId)).some(({ status }) => status !== 'cancelled')) {
    await setImmediate();
  }
});

test('a link that can’t be cancelled because it was paid doesn’t affect the new link or the payment', async () => {
  const orderId = await setup.place();
  await start(orderId);
  const [first] = await linksOf(orderId);
  const paid = razorpay.pay(first?.reference_id ?? '');
  expect((await start(orderId)).status).toBe(200);
  expect((await linksOf(orderId)).map(({ status }) => status)).toEqual(['paid', 'created']);
  await setup.api.call(apiPaths.paymentCallback, paid);
  expect((await setup.order(orderId)).status).toBe(ORDER_STATUS.processing);
});
