import { createPaymentTest, type PaymentTest } from '../../testing/payments';
import { eq } from 'drizzle-orm';
import { apiPaths, ErrorBodySchema, type PaymentEvent } from '@storefront/shared/contracts/api';
import { payments } from '../../db/schema';
import { stockOf } from '../../testing/orders';
import { PAYMENT_SECRET } from '../../testing/test-api';
import { changeOrder } from '../orders/orders.service';
import { signCallback } from './sandbox/signature';

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
});
afterAll(() => setup.api.close());

let events = 0;
function callback(event: Partial<PaymentEvent>, header?: string) {
  events += 1;
  const whole = {
    id: `event-${events}`,
    outcome: 'approved',
    amount: 49_900,
    currency: 'INR',
    ...event,
  };
  const body = JSON.stringify(whole);
  return setup.api.call(apiPaths.paymentCallback, {
    body,
    headers: {
      'content-type': 'application/json',
      'x-payment-signature': header ?? signCallback(PAYMENT_SECRET, body),
    },
  });
}

describe('POST /payments/callback', () => {
  test('responds with 401 to a wrong or missing signature and changes nothing', async () => {
    const { orderId } = await setup.started('upi_qr');
    const ref = await setup.refOf(orderId);
    const old = signCallback(PAYMENT_SECRET, '{}', Date.now() - 6 * 60_000);
    for (const header of ['', 'nonsense', old, signCallback('another', '{}')]) {
      expect((await callback({ ref }, header)).status).toBe(401);
    }
    expect((await setup.order(orderId)).status).toBe(0);
  });

  test('responds with 400 to a signed body that isn’t an event', async () => {
    expect((await callback({ amount: 1.5 })).status).toBe(400);
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
    const { orderId } = await setup.started('upi_qr');
    const ref = await setup.refOf(orderId);
    const first = await callback({ id: 'same', ref });
    const second = await callback({ id: 'same', ref });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await setup.order(orderId)).toMatchObject({ status: 1, refundDue: false });
  });

  test('a late decline doesn’t undo an approval', async () => {
    const { orderId } = await setup.started('upi_qr');
    const ref = await setup.refOf(orderId);
    await callback({ ref });
    expect((await callback({ ref, outcome: 'declined' })).status).toBe(200);
    expect((await setup.order(orderId)).status).toBe(1);
  });

  test('a wrong amount doesn’t pay the order and is flagged for refund', async () => {
    const { orderId } = await setup.started('upi_qr');
    await callback({ ref: await setup.refOf(orderId), amount: 1 });
    expect(await setup.order(orderId)).toMatchObject({ status: 0, refundDue: true });
  });

  test('a payment of a cancelled order is flagged for refund', async () => {
    const { orderId } = await setup.started('upi_qr');
    const ref = await setup.refOf(orderId);
    await changeOrder(setup.api.db, orderId, 'cancel');
    const left = await stockOf(setup.api.db, 'thing');
    expect((await callback({ ref })).status).toBe(200);
    expect(await setup.order(orderId)).toMatchObject({ status: 4, refundDue: true });
    expect(await stockOf(setup.api.db, 'thing')).toBe(left);
  });

  test('a second payment of an order is flagged for refund', async () => {
    const { orderId } = await setup.started('upi_qr');
    await callback({ ref: await setup.refOf(orderId) });
    const [row] = await setup.api.db.select().from(payments).where(eq(payments.orderId, orderId));
    const ref = `second-of-${orderId}`;
    if (row) await setup.api.db.insert(payments).values({ ...row, ref, status: 'pending' });
    await callback({ ref });
    expect(await setup.order(orderId)).toMatchObject({ status: 1, refundDue: true });
  });

  test('cancelling a paid order flags its payment for refund (D14)', async () => {
    const { orderId } = await setup.started('upi_qr');
    await callback({ ref: await setup.refOf(orderId) });
    await changeOrder(setup.api.db, orderId, 'cancel');
    expect(await setup.order(orderId)).toMatchObject({ status: 4, refundDue: true });
  });

  test('an unknown reference is accepted and changes nothing', async () => {
    const response = await callback({ ref: 'unknown' });
    expect([response.status, response.text]).toEqual([200, '{"received":true}']);
  });
});
