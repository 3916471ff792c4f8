import { createPaymentTest, type PaymentTest, THING_PRICE } from '../../../testing/payments';
import { apiPaths, OrderSchema } from '@storefront/host/contracts/api';
import { runOperatorCommand } from '../../../operator/operator-command';
import { expireUnpaidOrders } from '../orders.service';
import { findOrderEvents } from './order-events.repository';

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
});
afterAll(() => setup.api.close());

const run = (command: Parameters<typeof runOperatorCommand>[1]) =>
  runOperatorCommand({ db: setup.api.db, makeRefund: undefined }, command);

const kindsOf = async (id: string) => (await setup.order(id)).timeline.map(({ kind }) => kind);

/** Places and pays an order; returns its id and the payment's reference. */
async function paidOrder() {
  const id = await setup.place();
  const ref = await setup.attempt(id);
  await setup.report({ ref });
  return { id, ref };
}

test('every step of an order is in its timeline once, in chronological order', async () => {
  const { id } = await paidOrder();
  await run({ action: 'pack', orderId: id });
  const parcel = { tracking: ' D 77 ', carrier: 'Delhivery' };
  await run({ action: 'ship', orderId: id, ...parcel, author: 'Meera' });
  await run({ action: 'deliver', orderId: id });
  const { timeline, shipping, status } = await setup.order(id);
  expect(status).toBe(3);
  expect(timeline.map(({ kind }) => kind)).toEqual([
    'placed',
    'paid',
    'packed',
    'shipped',
    'delivered',
  ]);
  const shipped = {
    carrier: 'Delhivery',
    tracking: 'D 77',
    trackingUrl: 'https://www.delhivery.com/track-v2/package/D%2077',
  };
  expect(timeline[3]?.details).toEqual(shipped);
  expect(shipping).toMatchObject(shipped);
  const moments = timeline.map(({ at }) => at);
  expect([...moments].sort()).toEqual(moments);
});

test('the audit trail names the author of each event', async () => {
  const { id } = await paidOrder();
  await run({ action: 'ship', orderId: id, tracking: 'T', author: 'Meera', note: 'by van' });
  const events = await findOrderEvents(setup.api.db, [id]);
  expect(events.map(({ kind, author }) => [kind, author])).toEqual([
    ['placed', 'shopper'],
    ['paid', 'provider'],
    ['shipped', 'Meera'],
  ]);
  expect(events[2]?.details).toEqual({ tracking: 'T', note: 'by van' });
});

test('a refused action records no event', async () => {
  const { id } = await paidOrder();
  await expect(run({ action: 'deliver', orderId: id })).rejects.toThrow('deliver refused');
  expect(await kindsOf(id)).toEqual(['placed', 'paid']);
});

test('a declined payment is in the timeline once, and not after the order is paid', async () => {
  const id = await setup.place();
  const ref = await setup.attempt(id);
  await setup.report({ ref, outcome: 'declined' });
  await setup.report({ ref, outcome: 'declined' });
  await setup.report({ ref });
  await setup.report({ ref, outcome: 'declined' });
  expect(await kindsOf(id)).toEqual(['placed', 'payment-failed', 'paid']);
});

test('a payment that is declined while another is open is not in the timeline', async () => {
  const id = await setup.place();
  const first = await setup.attempt(id);
  await setup.attempt(id);
  await setup.report({ ref: first, outcome: 'declined' });
  expect(await kindsOf(id)).toEqual(['placed']);
});

test('the timeline distinguishes an expired order from a cancelled one', async () => {
  const expired = await setup.place();
  await expireUnpaidOrders(setup.api.db, -1);
  expect(await kindsOf(expired)).toEqual(['placed', 'expired']);
  const { id, ref } = await paidOrder();
  await run({ action: 'cancel', orderId: id });
  await run({ action: 'refunded', ref, author: 'Meera' });
  const { timeline, payments, refunds } = await setup.order(id);
  expect(timeline.slice(2)).toMatchObject([
    { kind: 'cancelled' },
    { kind: 'refunded', details: { amount: THING_PRICE / 100 } },
  ]);
  expect(payments).toMatchObject([{ method: 'UPI – scan a QR code', amount: 499 }]);
  expect(refunds).toMatchObject([{ state: 'paid', amount: 499 }]);
});

test('a guest sees the same timeline, but neither payments nor the owner’s actions', async () => {
  const { id } = await paidOrder();
  const path = `${apiPaths.order(id)}?contactInfo=9845012345`;
  const guest = (await setup.api.call(path)).as(OrderSchema);
  const owner = await setup.order(id);
  expect(guest.timeline).toEqual(owner.timeline);
  expect(guest).toMatchObject({ payments: [], refunds: [], returns: [], canCancel: false });
  expect(owner.canCancel).toBe(true);
});
