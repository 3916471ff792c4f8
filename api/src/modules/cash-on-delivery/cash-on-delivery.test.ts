import { eq } from 'drizzle-orm';
import {
  CashOnDeliverySchema,
  ErrorBodySchema,
  OrderCodeSchema,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { orderCodes } from '../../db/schema';
import { THING_PRICE } from '../../testing/payments';
import { expireUnpaidOrders } from '../orders/orders.service';
import { checkLedger } from '../payments/ledger/ledger.service';
import { type CodTest, createCodTest } from './testing/cod-test';

let cod: CodTest;
beforeAll(async () => {
  cod = await createCodTest();
});
afterEach(async () => {
  expect((await checkLedger(cod.api.db)).imbalances).toEqual([]);
});
afterAll(() => cod.api.close());

const kindsOf = async (id: string) => (await cod.order(id)).timeline.map(({ kind }) => kind);
const errorOf = (response: Awaited<ReturnType<CodTest['send']>>) =>
  response.as(ErrorBodySchema).error;

test('a shopper confirms an order by the code, and it is due on delivery', async () => {
  const { id, code } = await cod.asked();
  expect(code).toMatch(/^\d{6}$/);
  const confirmed = (await cod.confirm(id, ` ${code.slice(0, 3)} ${code.slice(3)} `)).as(
    OrderSchema,
  );
  expect(confirmed).toMatchObject({
    status: 1,
    received: 0,
    dueOnDelivery: 499,
    refundDue: false,
    payments: [],
    canCancel: true,
  });
  expect(confirmed.delivery).not.toBeNull();
  expect(await kindsOf(id)).toEqual(['placed', 'confirmed']);
});

test('confirming an order again changes nothing', async () => {
  const { id, code } = await cod.asked();
  const responses = await Promise.all([cod.confirm(id, code), cod.confirm(id, code)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await kindsOf(id)).toEqual(['placed', 'confirmed']);
});

test('what is offered says the limits and the end of the phone number', async () => {
  const id = await cod.place();
  expect((await cod.read(id)).as(CashOnDeliverySchema)).toEqual({
    isOffered: true,
    minimum: 100,
    maximum: 2000,
    phone: '2345',
  });
});

test('an order above the limit isn’t offered it, and no code is sent', async () => {
  const id = await cod.place(5);
  expect((await cod.read(id)).as(CashOnDeliverySchema)).toMatchObject({
    isOffered: false,
    reason: 'too-much',
  });
  const refused = await cod.send(id);
  expect([refused.status, errorOf(refused)]).toEqual([409, 'Cash on delivery is up to ₹2,000.00.']);
});

test('another shopper’s order is not found', async () => {
  const { id, code } = await cod.asked();
  const { token } = await cod.api.signUp();
  const responses = [
    await cod.read(id, token),
    await cod.send(id, token),
    await cod.confirm(id, code, token),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('another code is sent after 30 seconds, and five in an hour', async () => {
  await cod.forgetCodes();
  const id = await cod.place();
  const first = (await cod.send(id)).as(OrderCodeSchema);
  const code = await cod.lastCode();
  expect((await cod.send(id)).as(OrderCodeSchema)).toEqual(first);
  expect(await cod.lastCode()).toBe(code);
  const age = (seconds: number) =>
    cod.api.db.update(orderCodes).set({ sentAt: new Date(Date.now() - seconds * 1000) });
  for (let sent = 1; sent < 5; sent += 1) {
    await age(31);
    expect((await cod.send(id)).status).toBe(200);
  }
  await age(31);
  const many = await cod.send(await cod.place());
  expect([many.status, errorOf(many)]).toEqual([
    429,
    'We have sent several codes to this number. Please try again in an hour.',
  ]);
});

test('a wrong code is refused, and after five the right one too', async () => {
  const { id, code } = await cod.asked();
  const wrong = code === '000000' ? '000001' : '000000';
  for (let failures = 0; failures < 5; failures += 1) {
    const refused = await cod.confirm(id, wrong);
    expect([refused.status, refused.as(ErrorBodySchema)]).toMatchObject([
      400,
      { field: 'code', error: 'This isn’t the code from our last message.' },
    ]);
  }
  expect(errorOf(await cod.confirm(id, code))).toBe('Too many wrong codes. Have another one sent.');
  expect((await cod.order(id)).status).toBe(0);
});

test('a code expires after ten minutes', async () => {
  const { id, code } = await cod.asked();
  const sentAt = new Date(Date.now() - 10 * 60_000);
  await cod.api.db.update(orderCodes).set({ sentAt }).where(eq(orderCodes.orderId, id));
  expect(errorOf(await cod.confirm(id, code))).toBe(
    'This code has expired. Have another one sent.',
  );
});

test('of a confirmation and a cancellation at the same time, the order has one outcome', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { id, code } = await cod.asked();
    const [confirming, cancelling] = await Promise.all([
      cod.confirm(id, code),
      cod.steps.cancel(id),
    ]);
    expect([200, 409]).toContain(confirming.status);
    expect(cancelling.status).toBe(200);
    expect(await cod.order(id)).toMatchObject({ status: 4, refundDue: false });
  }
});

test('an order that expires while it is confirmed is either under way or expired', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { id, code } = await cod.asked();
    const [confirming] = await Promise.all([
      cod.confirm(id, code),
      expireUnpaidOrders(cod.api.db, 0),
    ]);
    expect((await cod.order(id)).status).toBe(confirming.status === 200 ? 1 : 4);
  }
});

test('an online payment at the same time pays the order, and nothing is due on delivery', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { id, code } = await cod.asked();
    const ref = await cod.attempt(id);
    const [confirming] = await Promise.all([cod.confirm(id, code), cod.report({ ref })]);
    expect([200, 409]).toContain(confirming.status);
    const order = await cod.order(id);
    expect(order).toMatchObject({ status: 1, received: 499, refundDue: false });
    expect(order.dueOnDelivery).toBeUndefined();
  }
});

test('an order that is cancelled before its dispatch has nothing to refund', async () => {
  const id = await cod.confirmed();
  expect((await cod.steps.cancel(id)).as(OrderSchema)).toMatchObject({
    status: 4,
    received: 0,
    refundAmount: 0,
  });
});

test('an insufficient online payment of an order due on delivery is due for refund', async () => {
  const { id, code } = await cod.asked();
  const ref = await cod.attempt(id);
  await cod.confirm(id, code);
  await cod.report({ ref, amount: THING_PRICE - 100 });
  expect(await cod.order(id)).toMatchObject({ dueOnDelivery: 499, refundAmount: 498 });
});

test('a parcel that is refused is in stock again, and its shopper isn’t offered the method', async () => {
  const id = await cod.confirmed();
  await cod.steps.run({ action: 'ship', orderId: id, tracking: 'T' });
  await cod.steps.run({ action: 'refuse', orderId: id });
  expect(await cod.order(id)).toMatchObject({ status: 4, refundDue: false });
  expect(await kindsOf(id)).toEqual(['placed', 'confirmed', 'shipped', 'delivery-refused']);
  const next = await cod.place();
  expect((await cod.read(next)).as(CashOnDeliverySchema).reason).toBe('refused-before');
});
