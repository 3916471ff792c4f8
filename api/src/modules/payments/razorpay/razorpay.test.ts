import { createPaymentTest, type PaymentTest, THING_PRICE } from '../../../testing/payments';
import {
  apiPaths,
  ErrorBodySchema,
  ORDER_STATUS,
  PaymentFieldsResponseSchema,
  PaymentResponseSchema,
} from '@storefront/shared/contracts/api';
import { expireUnpaidOrders } from '../../orders/orders.service';
import { findPayment } from '../payments.repository';
import { createReconciliation } from '../reconcile-payments';
import { listRefundsDue } from '../ledger/refunds.service';
import { createRazorpayProvider } from './razorpay-provider';
import type { Webhook } from './testing/fake-entities';
import { type FakeRazorpay, startFakeRazorpay } from './testing/fake-razorpay';

const { pending, processing, cancelled } = ORDER_STATUS;

const KEYS = {
  keyId: 'rzp_test_key',
  keySecret: 'a-key-secret-for-tests',
  webhookSecret: 'a-webhook-secret-for-tests',
};

const MINUTE = 60_000;

let razorpay: FakeRazorpay;
let setup: PaymentTest;
let reconcile: (minutesLater: number) => Promise<void>;
beforeAll(async () => {
  razorpay = await startFakeRazorpay(KEYS);
  const settings = { keys: KEYS, unpaidOrderMinutes: 60, baseUrl: razorpay.url };
  const provider = createRazorpayProvider(settings);
  setup = await createPaymentTest({ provider });
  const findEvents = provider.findEvents ?? (() => Promise.resolve([]));
  const run = createReconciliation(setup.api, { ...provider, findEvents });
  reconcile = (minutesLater) => run(setup.api.app.log, Date.now() + minutesLater * MINUTE);
});
beforeEach(() => {
  razorpay.state.behaviour = 'responds';
});
afterAll(async () => {
  await setup.api.close();
  await razorpay.close();
});

const start = (orderId: string) => setup.start(orderId, { method: 'razorpay' });

const deliver = (webhook: Webhook) => setup.api.call(apiPaths.paymentCallback, webhook);

/** An order with a payment that was started. */
async function started(): Promise<{ orderId: string; ref: string }> {
  const orderId = await setup.place();
  expect((await start(orderId)).status).toBe(200);
  return { orderId, ref: await setup.refOf(orderId) };
}

/** The refunds due for an order's payments, in paise. */
async function dueOf(id: string): Promise<number[]> {
  const refunds = await listRefundsDue(setup.api.db);
  return refunds.filter(({ orderId }) => orderId === id).map(({ refundDue }) => refundDue);
}

test('the form says that the payment is made on Razorpay’s page', async () => {
  const response = await setup.api.call(apiPaths.paymentFields);
  expect(response.as(PaymentFieldsResponseSchema).fields).toMatchObject([
    { name: 'method', description: 'You pay on Razorpay’s page, and come back here.' },
  ]);
});

test('the browser is redirected to a link for the total, and the webhook pays the order', async () => {
  const orderId = await setup.place();
  const { redirectUrl } = (await start(orderId)).as(PaymentResponseSchema);
  const ref = await setup.refOf(orderId);
  const link = razorpay.linkOf(ref);
  expect(redirectUrl).toBe(link.short_url);
  expect(link).toMatchObject({
    amount: THING_PRICE,
    currency: 'INR',
    callback_url: `https://shop.example/order-success?orderId=${orderId}`,
  });
  // The link expires with the order.
  expect(Math.abs(link.expire_by - (Date.now() / 1000 + 3600))).toBeLessThan(60);
  expect((await deliver(razorpay.pay(ref))).status).toBe(200);
  expect(await setup.order(orderId)).toMatchObject({ status: processing, received: 499 });
});

describe('a webhook', () => {
  test('without Razorpay’s signature is refused with 401, and changes nothing', async () => {
    const { orderId, ref } = await started();
    const { body, headers } = razorpay.pay(ref);
    const forged = razorpay.webhook('payment_link.paid', {}, 'another secret').headers;
    for (const wrong of [forged, { 'content-type': 'application/json' }]) {
      expect((await deliver({ body, headers: wrong })).status).toBe(401);
    }
    expect((await deliver({ body: `${body} `, headers })).status).toBe(401);
    expect(await setup.order(orderId)).toMatchObject({ status: pending, received: 0 });
  });

  test('that is signed, but doesn’t match its event, is refused with 400', async () => {
    expect((await deliver(razorpay.webhook('payment_link.paid', {}))).status).toBe(400);
  });

  test.each(['payment.captured', 'order.paid'])(
    'of %s is accepted, and changes nothing',
    async (event) => {
      const { orderId } = await started();
      const entity = { id: 'pay_other', amount: THING_PRICE, currency: 'INR' };
      const response = await deliver(razorpay.webhook(event, { payment: { entity } }));
      expect(response.status).toBe(200);
      expect((await setup.order(orderId)).status).toBe(pending);
    },
  );

  test('of a link that was made by hand is accepted, and records nothing', async () => {
    const payment = { entity: { id: 'pay_by_hand', amount: 100, currency: 'INR' } };
    const payload = { payment_link: { entity: { reference_id: null } }, payment };
    expect((await deliver(razorpay.webhook('payment_link.paid', payload))).status).toBe(200);
    const due = await listRefundsDue(setup.api.db);
    expect(due.filter(({ orderId }) => orderId === null)).toEqual([]);
  });

  test('pays the order after a failed attempt, and after the link has expired', async () => {
    const { orderId, ref } = await started();
    const entity = { id: 'pay_failed', amount: THING_PRICE, currency: 'INR' };
    await deliver(razorpay.webhook('payment.failed', { payment: { entity } }));
    await deliver(razorpay.expire(ref));
    expect((await findPayment(setup.api.db, ref))?.status).toBe('declined');
    expect((await setup.order(orderId)).status).toBe(pending);
    await deliver(razorpay.pay(ref));
    expect(await setup.order(orderId)).toMatchObject({ status: processing, refundDue: false });
  });

  test('with an amount other than the total leaves a refund due', async () => {
    const less = await started();
    await deliver(razorpay.pay(less.ref, THING_PRICE - 100));
    expect((await setup.order(less.orderId)).status).toBe(pending);
    expect(await dueOf(less.orderId)).toEqual([THING_PRICE - 100]);
    const more = await started();
    await deliver(razorpay.pay(more.ref, THING_PRICE + 100));
    expect((await setup.order(more.orderId)).status).toBe(processing);
    expect(await dueOf(more.orderId)).toEqual([100]);
  });
});

describe('the reconciliation of pending payments', () => {
  test('pays an order whose webhook never arrived', async () => {
    const { orderId, ref } = await started();
    razorpay.pay(ref);
    await reconcile(4);
    expect(await setup.order(orderId)).toMatchObject({ status: processing, received: 499 });
  });

  test('records a payment once, even if webhooks report it as well', async () => {
    const { orderId, ref } = await started();
    const webhook = razorpay.pay(ref);
    await reconcile(4);
    await deliver(webhook);
    await deliver({ ...webhook, headers: { ...webhook.headers, 'x-razorpay-event-id': 'anew' } });
    expect(await setup.order(orderId)).toMatchObject({ status: processing, received: 499 });
  });

  test('records two payments of a link separately', async () => {
    const { orderId, ref } = await started();
    const first = razorpay.pay(ref);
    razorpay.pay(ref);
    await reconcile(4);
    await deliver(first);
    expect(await setup.order(orderId)).toMatchObject({ status: processing, received: 998 });
    expect(await dueOf(orderId)).toEqual([THING_PRICE]);
  });

  test('makes a payment of an expired order due for refund', async () => {
    const { orderId, ref } = await started();
    razorpay.pay(ref);
    await expireUnpaidOrders(setup.api.db, -1);
    await reconcile(4);
    expect((await setup.order(orderId)).status).toBe(cancelled);
    expect(await dueOf(orderId)).toEqual([THING_PRICE]);
  });

  test('cancels the link of an order that the shop cancelled', async () => {
    const { ref } = await started();
    await expireUnpaidOrders(setup.api.db, -1);
    await reconcile(4);
    expect(razorpay.linkOf(ref).status).toBe('cancelled');
  });

  test('declines payments whose link has expired or was never created; the order can be paid again', async () => {
    const { orderId, ref } = await started();
    razorpay.expire(ref);
    razorpay.state.behaviour = 'fails';
    const unlinked = await setup.place();
    await start(unlinked);
    razorpay.state.behaviour = 'responds';
    await reconcile(4);
    for (const ended of [ref, await setup.refOf(unlinked)]) {
      expect((await findPayment(setup.api.db, ended))?.status).toBe('declined');
    }
    for (const id of [orderId, unlinked]) expect((await start(id)).status).toBe(200);
  });

  test('waits some minutes for the webhook, and some minutes between calls', async () => {
    const { ref } = await started();
    const callsAt = async (minutes: number) => {
      const before = razorpay.state.calls;
      await reconcile(minutes);
      return razorpay.state.calls > before;
    };
    const calls = [await callsAt(2), await callsAt(30), await callsAt(34), await callsAt(36)];
    expect(calls).toEqual([false, true, false, true]);
    expect((await findPayment(setup.api.db, ref))?.status).toBe('pending');
  });

  test('continues after Razorpay was away', async () => {
    const { orderId, ref } = await started();
    razorpay.pay(ref);
    razorpay.state.behaviour = 'fails';
    await reconcile(60);
    expect((await setup.order(orderId)).status).toBe(pending);
    razorpay.state.behaviour = 'responds';
    await reconcile(70);
    expect((await setup.order(orderId)).status).toBe(processing);
  });
});

describe('while Razorpay is away', () => {
  test.each(['fails', 'talks nonsense', 'hangs'] as const)(
    'and %s, the shopper gets an error, and can pay later',
    async (behaviour) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const short = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
      razorpay.state.behaviour = behaviour;
      const orderId = await setup.place();
      const response = await start(orderId);
      short.mockRestore();
      expect(response.status).toBe(503);
      expect(response.as(ErrorBodySchema).error).toBe(
        'The payment service doesn’t respond as it should. Nothing was charged; please try again in a minute.',
      );
      expect((await setup.order(orderId)).status).toBe(pending);
      razorpay.state.behaviour = 'responds';
      expect((await start(orderId)).status).toBe(200);
    },
  );

  test('a link whose response was lost is found, and not created twice', async () => {
    razorpay.state.behaviour = 'loses the response';
    const orderId = await setup.place();
    const before = razorpay.links.length;
    const { redirectUrl } = (await start(orderId)).as(PaymentResponseSchema);
    const link = razorpay.linkOf(await setup.refOf(orderId));
    expect([redirectUrl, razorpay.links.length]).toEqual([link.short_url, before + 1]);
  });
});
