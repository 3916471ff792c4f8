import { setImmediate } from 'node:timers/promises';
import { apiPaths, ORDER_STATUS } from '@storefront/host/contracts/api';
import { eq } from 'drizzle-orm';
import { payments } from '../../../db/schema';
import type { FakeRazorpay } from './testing/fake-razorpay';
import { createRazorpayTest, type RazorpayTest } from './testing/razorpay-test';

let setup: RazorpayTest;
let razorpay: FakeRazorpay;
beforeAll(async () => {
  setup = await createRazorpayTest();
  razorpay = setup.razorpay;
});
afterAll(() => setup.close());

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
  for (const id of [another, orderId, orderId]) await setup.start(id);
  expect((await linksOf(orderId)).map(({ status }) => status)).toEqual(['cancelled', 'created']);
  expect((await linksOf(another)).map(({ status }) => status)).toEqual(['created']);
});

test('of two payments that are started at once, the newer one can be paid', async () => {
  const orderId = await setup.place();
  await Promise.all([setup.start(orderId), setup.start(orderId)]);
  expect((await linksOf(orderId)).map(({ status }) => status)).toContain('created');
});

test('cancelling an unpaid order cancels its link', async () => {
  const orderId = await setup.place();
  await setup.start(orderId);
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
  await setup.start(orderId);
  const [first] = await linksOf(orderId);
  const paid = razorpay.pay(first?.reference_id ?? '');
  expect((await setup.start(orderId)).status).toBe(200);
  expect((await linksOf(orderId)).map(({ status }) => status)).toEqual(['paid', 'created']);
  await setup.deliver(paid);
  expect((await setup.order(orderId)).status).toBe(ORDER_STATUS.processing);
});
