import {
  apiPaths,
  DeliveryResponseSchema,
  LIMITS,
  ORDER_STATUS,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { readConfig } from '../../../settings/config';
import { SHIPPING_ADDRESS } from '../../../testing/orders';
import { createPaymentTest, type PaymentTest, THING_PRICE } from '../../../testing/payments';
import {
  type DeliveryRules,
  readDeliveryRules,
  setDeliveryRules,
} from '../../delivery/delivery.service';
import { findOrderForMail } from '../../mail/orders/mail-order.repository';
import { updateOrder } from '../orders.repository';
import { changeOrder } from '../orders.service';

let setup: PaymentTest;
let rules: DeliveryRules;
beforeAll(async () => {
  setup = await createPaymentTest();
  rules = readDeliveryRules(readConfig({}));
});
beforeEach(() => setDeliveryRules(rules));
afterAll(() => setup.api.close());

async function datesNow() {
  const path = `${apiPaths.delivery}?pin=${SHIPPING_ADDRESS.postalCode}`;
  return (await setup.api.call(path)).as(DeliveryResponseSchema).data.dates;
}

async function paidOrder(): Promise<string> {
  const id = await setup.place();
  await setup.report({ ref: await setup.attempt(id) });
  return id;
}

test('an order arrives as estimated until it is paid, and from then on as promised', async () => {
  const id = await setup.place();
  const estimate = await datesNow();
  expect((await setup.order(id)).delivery).toEqual(estimate);

  await setup.report({ ref: await setup.attempt(id) });
  const { delivery, deliveredAt } = await setup.order(id);
  expect(delivery).toEqual({ earliest: estimate?.earliest, latest: estimate?.latest });
  expect(deliveredAt).toBeNull();
});

test('a promise stays, whatever the zones say later, for its shopper, a guest and in mails', async () => {
  const id = await paidOrder();
  const { delivery } = await setup.order(id);
  const farther = { area: 'Bengaluru', daysMin: 20, daysMax: 30 };
  setDeliveryRules({ ...rules, zones: new Map([['5', farther]]) });
  expect((await datesNow())?.earliest).not.toBe(delivery?.earliest);

  await changeOrder(setup.api.db, id, 'ship', { tracking: 'T-1' });
  expect((await setup.order(id)).delivery).toEqual(delivery);
  const contactInfo = encodeURIComponent(SHIPPING_ADDRESS.phone);
  const guest = await setup.api.call(`${apiPaths.order(id)}?contactInfo=${contactInfo}`);
  expect(guest.as(OrderSchema).delivery).toEqual(delivery);
  expect((await findOrderForMail(setup.api.db, id))?.order.promise).toEqual(delivery);

  await changeOrder(setup.api.db, id, 'deliver');
  expect((await setup.order(id)).deliveredAt).toEqual(expect.any(String));
});

test('bulk orders have neither an estimate nor a promise, because they take longer', async () => {
  const id = await setup.place(LIMITS.datedPiecesMax + 1);
  expect((await setup.order(id)).delivery).toBeNull();
  const amount = THING_PRICE * (LIMITS.datedPiecesMax + 1);
  await setup.report({ ref: await setup.attempt(id), amount });
  expect(await setup.order(id)).toMatchObject({ status: ORDER_STATUS.processing, delivery: null });
});

test('nothing is promised for an order that is cancelled', async () => {
  const id = await paidOrder();
  await changeOrder(setup.api.db, id, 'cancel');
  expect((await setup.order(id)).delivery).toBeNull();
});

test('nothing is promised where the shop no longer delivers, nor for an order from before', async () => {
  const unpaid = await setup.place();
  setDeliveryRules({ ...rules, zones: new Map() });
  expect((await setup.order(unpaid)).delivery).toBeNull();
  await setup.report({ ref: await setup.attempt(unpaid) });
  expect((await setup.order(unpaid)).delivery).toBeNull();

  setDeliveryRules(rules);
  const id = await paidOrder();
  await updateOrder(setup.api.db, id, { promisedEarliest: null, promisedLatest: null });
  expect((await setup.order(id)).delivery).toBeNull();
});
