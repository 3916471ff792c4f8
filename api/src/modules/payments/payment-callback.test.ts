import { createPaymentTest, type PaymentTest, THING_PRICE } from '../../testing/payments';
import { apiPaths, ErrorBodySchema, ORDER_STATUS } from '@storefront/host/contracts/api';
import { stockOf } from '../../testing/orders';
import { PAYMENT_SECRET } from '../../testing/test-api';
import { changeOrder, expireUnpaidOrders } from '../orders/orders.service';
import { listRefundsDue } from './ledger/ledger.service';
import { signCallback } from '../../demo/sandbox/signature';

const { pending, processing, cancelled } = ORDER_STATUS;

/** A number of minutes after which every pending order has expired. */
const EXPIRED = -1;

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
});
afterAll(() => setup.api.close());

/** An order with a payment that was started. */
async function started(): Promise<{ orderId: string; ref: string }> {
  const orderId = await setup.place();
  return { orderId, ref: await setup.attempt(orderId) };
}

/** The references of the order's payments with the refund due for each, in paise. */
async function dueOf(id: string): Promise<Record<string, number>> {
  const refunds = await listRefundsDue(setup.api.db);
  return Object.fromEntries(
    refunds.filter(({ orderId }) => orderId === id).map(({ ref, refundDue }) => [ref, refundDue]),
  );
}

describe('POST /payments/callback', () => {
  test('responds with 401 to a wrong or missing signature and changes nothing', async () => {
    const { orderId, ref } = await started();
    const old = signCallback(PAYMENT_SECRET, '{}', Date.now() - 6 * 60_000);
    for (const header of ['', 'nonsense', old, signCallback('another', '{}')]) {
      expect((await setup.report({ ref }, header)).status).toBe(401);
    }
    expect(await setup.order(orderId)).toMatchObject({ status: pending, received: 0 });
  });

  test('responds with 400 to a signed body that isn’t an event', async () => {
    expect((await setup.report({ amount: 1.5 })).status).toBe(400);
  });

  test('refuses another currency, and records nothing', async () => {
    const { orderId, ref } = await started();
    const response = await setup.report({ ref, currency: 'USD' });
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema).error).toBe(
      'This shop takes INR only, not USD; the event was not recorded.',
    );
    expect(await setup.order(orderId)).toMatchObject({ status: pending, received: 0 });
  });

  test('a payment of the total pays the order, and nothing is due for refund', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref });
    const paid = { status: processing, received: 499, refundDue: false, refundAmount: 0 };
    expect(await setup.order(orderId)).toMatchObject(paid);
  });

  test.each(['{', '', '{"id":"\u0001"}'])('responds with 400 to a signed %j', async (body) => {
    const response = await setup.api.call(apiPaths.paymentCallback, {
      body,
      headers: {
        'content-type': 'application/json',
        'x-payment-signature': signCallback(PAYMENT_SECRET, body),
      },
    });
    expect([response.status, response.as(ErrorBodySchema).field]).toEqual([400, 'body']);
  });

  test('a repeated event changes nothing more', async () => {
    const { orderId, ref } = await started();
    const first = await setup.report({ id: 'same', ref });
    const second = await setup.report({ id: 'same', ref });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await setup.order(orderId)).toMatchObject({ received: 499, refundDue: false });
  });

  test('an approval after a decline pays the order', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref, outcome: 'declined' });
    expect((await setup.order(orderId)).status).toBe(pending);
    expect((await setup.report({ ref })).status).toBe(200);
    expect(await setup.order(orderId)).toMatchObject({ status: processing, refundDue: false });
  });

  test('an approval after a decline is due for refund when another payment paid the order', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref, outcome: 'declined' });
    await setup.report({ ref: await setup.attempt(orderId) });
    await setup.report({ ref });
    expect(await setup.order(orderId)).toMatchObject({ status: processing, refundAmount: 499 });
    expect(await dueOf(orderId)).toEqual({ [ref]: THING_PRICE });
  });

  test('an approval after a decline is due for refund when the order has expired', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref, outcome: 'declined' });
    await expireUnpaidOrders(setup.api.db, EXPIRED);
    await setup.report({ ref });
    expect(await setup.order(orderId)).toMatchObject({ status: cancelled, refundAmount: 499 });
    expect(await dueOf(orderId)).toEqual({ [ref]: THING_PRICE });
  });

  test('a late decline doesn’t undo an approval', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref });
    expect((await setup.report({ ref, outcome: 'declined' })).status).toBe(200);
    expect(await setup.order(orderId)).toMatchObject({ status: processing, refundDue: false });
  });

  test('an underpayment doesn’t pay the order and is due for refund; another payment can pay it', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref, amount: 1 });
    const unpaid = { status: pending, received: 0.01, refundDue: true, refundAmount: 0.01 };
    expect(await setup.order(orderId)).toMatchObject(unpaid);
    await setup.report({ ref: await setup.attempt(orderId) });
    const paid = { status: processing, received: 499.01, refundAmount: 0.01 };
    expect(await setup.order(orderId)).toMatchObject(paid);
    expect(await dueOf(orderId)).toEqual({ [ref]: 1 });
  });

  test('an overpayment pays the order, and the excess is due for refund', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref, amount: THING_PRICE + 1_000 });
    const paid = { status: processing, received: 509, refundDue: true, refundAmount: 10 };
    expect(await setup.order(orderId)).toMatchObject(paid);
    expect(await dueOf(orderId)).toEqual({ [ref]: 1_000 });
  });

  test('an approval of 0 doesn’t pay the order', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref, amount: 0 });
    expect(await setup.order(orderId)).toMatchObject({ status: pending, refundDue: false });
  });

  test('a payment of a cancelled order is due for refund', async () => {
    const { orderId, ref } = await started();
    await changeOrder(setup.api.db, orderId, 'cancel');
    const left = await stockOf(setup.api.db, 'thing');
    expect((await setup.report({ ref })).status).toBe(200);
    expect(await setup.order(orderId)).toMatchObject({ status: cancelled, refundAmount: 499 });
    expect(await stockOf(setup.api.db, 'thing')).toBe(left);
  });

  test('a second payment of an order is due for refund', async () => {
    const { orderId, ref } = await started();
    const second = await setup.attempt(orderId);
    await setup.report({ ref });
    await setup.report({ ref: second });
    const paidTwice = { status: processing, received: 998, refundAmount: 499 };
    expect(await setup.order(orderId)).toMatchObject(paidTwice);
    expect(await dueOf(orderId)).toEqual({ [second]: THING_PRICE });
  });

  test('cancelling a paid order makes its payment due for refund (D14)', async () => {
    const { orderId, ref } = await started();
    await setup.report({ ref });
    await changeOrder(setup.api.db, orderId, 'cancel');
    expect(await setup.order(orderId)).toMatchObject({ status: cancelled, refundAmount: 499 });
  });

  test('a payment with an unknown reference is due for refund, once', async () => {
    const response = await setup.report({ id: 'stray', ref: 'unknown', amount: 700 });
    expect([response.status, response.text]).toEqual([200, '{"received":true}']);
    await setup.report({ id: 'stray', ref: 'unknown', amount: 700 });
    const stray = (await listRefundsDue(setup.api.db)).filter(({ ref }) => ref === 'unknown');
    expect(stray).toMatchObject([{ orderId: null, received: 700, refundDue: 700 }]);
  });
});
