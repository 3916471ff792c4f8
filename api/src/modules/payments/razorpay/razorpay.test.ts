import {
  apiPaths,
  ErrorBodySchema,
  ORDER_STATUS,
  PaymentFieldsResponseSchema,
  PaymentResponseSchema,
} from '@storefront/host/contracts/api';
import { THING_PRICE } from '../../../testing/payments';
import { listRefundsDue } from '../ledger/ledger.service';
import { findPayment } from '../payments.repository';
import type { FakeRazorpay } from './testing/fake-razorpay';
import { createRazorpayTest, type RazorpayTest } from './testing/razorpay-test';

const { pending, processing } = ORDER_STATUS;

let setup: RazorpayTest;
let razorpay: FakeRazorpay;
beforeAll(async () => {
  setup = await createRazorpayTest();
  razorpay = setup.razorpay;
});
beforeEach(() => {
  razorpay.state.behaviour = 'responds';
});
afterAll(() => setup.close());

test('the form says that the payment is made on Razorpay’s page', async () => {
  const response = await setup.api.call(apiPaths.paymentFields);
  expect(response.as(PaymentFieldsResponseSchema).fields).toMatchObject([
    { name: 'method', description: 'You pay on Razorpay’s page, and come back here.' },
  ]);
});

test('the browser is redirected to a link for the total, and the webhook pays the order', async () => {
  const orderId = await setup.place();
  const { redirectUrl } = (await setup.start(orderId)).as(PaymentResponseSchema);
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
  expect((await setup.deliver(razorpay.pay(ref))).status).toBe(200);
  expect(await setup.order(orderId)).toMatchObject({ status: processing, received: 499 });
});

describe('a webhook', () => {
  test('without Razorpay’s signature is refused with 401, and changes nothing', async () => {
    const { orderId, ref } = await setup.started();
    const { body, headers } = razorpay.pay(ref);
    const forged = razorpay.webhook('payment_link.paid', {}, 'another secret').headers;
    for (const wrong of [forged, { 'content-type': 'application/json' }]) {
      expect((await setup.deliver({ body, headers: wrong })).status).toBe(401);
    }
    expect((await setup.deliver({ body: `${body} `, headers })).status).toBe(401);
    expect(await setup.order(orderId)).toMatchObject({ status: pending, received: 0 });
  });

  test('that is signed, but doesn’t match its event, is refused with 400', async () => {
    expect((await setup.deliver(razorpay.webhook('payment_link.paid', {}))).status).toBe(400);
  });

  test.each(['payment.captured', 'order.paid'])(
    'of %s is accepted, and changes nothing',
    async (event) => {
      const { orderId } = await setup.started();
      const entity = { id: 'pay_other', amount: THING_PRICE, currency: 'INR' };
      const response = await setup.deliver(razorpay.webhook(event, { payment: { entity } }));
      expect(response.status).toBe(200);
      expect((await setup.order(orderId)).status).toBe(pending);
    },
  );

  test('of a link that was made by hand is accepted, and records nothing', async () => {
    const payment = { entity: { id: 'pay_by_hand', amount: 100, currency: 'INR' } };
    const payload = { payment_link: { entity: { reference_id: null } }, payment };
    expect((await setup.deliver(razorpay.webhook('payment_link.paid', payload))).status).toBe(200);
    const due = await listRefundsDue(setup.api.db);
    expect(due.filter(({ orderId }) => orderId === null)).toEqual([]);
  });

  test('pays the order after a failed attempt, and after the link has expired', async () => {
    const { orderId, ref } = await setup.started();
    const entity = { id: 'pay_failed', amount: THING_PRICE, currency: 'INR' };
    await setup.deliver(razorpay.webhook('payment.failed', { payment: { entity } }));
    await setup.deliver(razorpay.expire(ref));
    expect((await findPayment(setup.api.db, ref))?.status).toBe('declined');
    expect((await setup.order(orderId)).status).toBe(pending);
    await setup.deliver(razorpay.pay(ref));
    expect(await setup.order(orderId)).toMatchObject({ status: processing, refundDue: false });
  });

  test('with an amount other than the total leaves a refund due', async () => {
    const less = await setup.started();
    await setup.deliver(razorpay.pay(less.ref, THING_PRICE - 100));
    expect((await setup.order(less.orderId)).status).toBe(pending);
    expect(await setup.dueOf(less.orderId)).toEqual([THING_PRICE - 100]);
    const more = await setup.started();
    await setup.deliver(razorpay.pay(more.ref, THING_PRICE + 100));
    expect((await setup.order(more.orderId)).status).toBe(processing);
    expect(await setup.dueOf(more.orderId)).toEqual([100]);
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
      const response = await setup.start(orderId);
      short.mockRestore();
      expect(response.status).toBe(503);
      expect(response.as(ErrorBodySchema).error).toBe(
        'The payment service doesn’t respond as it should. Nothing was charged; please try again in a minute.',
      );
      expect((await setup.order(orderId)).status).toBe(pending);
      razorpay.state.behaviour = 'responds';
      expect((await setup.start(orderId)).status).toBe(200);
    },
  );

  test('a link whose response was lost is found, and not created twice', async () => {
    razorpay.state.behaviour = 'loses the response';
    const orderId = await setup.place();
    const before = razorpay.links.length;
    const { redirectUrl } = (await setup.start(orderId)).as(PaymentResponseSchema);
    const link = razorpay.linkOf(await setup.refOf(orderId));
    expect([redirectUrl, razorpay.links.length]).toEqual([link.short_url, before + 1]);
  });
});
