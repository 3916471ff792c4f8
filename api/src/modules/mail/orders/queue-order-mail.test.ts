import {
  confirmOnDelivery,
  createPaymentTest,
  type PaymentTest,
  THING_PRICE,
} from '../../../testing/payments';
import { asc, like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { formatDeliveryDays } from '@storefront/host/contracts';
import { OrderSchema } from '@storefront/host/contracts/api';
import { mails, returnLines, returns } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { runOperatorCommand } from '../../../operator/operator-command';
import { addGiftCard } from '../../../testing/credits';
import { order, SHIPPING_ADDRESS } from '../../../testing/orders';
import { recordOrderEvent } from '../../orders/lifecycle/record-order-event';
import { expireUnpaidOrders } from '../../orders/orders.service';
import { renderMail } from '../templates/render-mail';

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
});
afterAll(() => setup.api.close());

const SHOP = {
  name: 'Aurelle',
  url: 'https://shop.example',
  apiUrl: 'https://shop.example/api/v1',
  picturesUrl: 'https://shop.example',
  companyName: '',
  companyAddress: '',
  companyEmail: '',
};

const run = (command: Parameters<typeof runOperatorCommand>[1]) =>
  runOperatorCommand({ db: setup.api.db, makeRefund: undefined }, command);

/** The mails about an order, the oldest first. */
async function mailsOf(orderId: string) {
  const rows = await setup.api.db.select().from(mails).orderBy(asc(mails.createdAt));
  return rows.filter(({ data }) => JSON.stringify(data).includes(orderId));
}

const templatesOf = async (orderId: string) =>
  (await mailsOf(orderId)).map(({ template }) => template);

async function paidOrder() {
  const id = await setup.place();
  const ref = await setup.attempt(id);
  await setup.report({ ref });
  return { id, ref };
}

test('each step of an order is mailed once to the address of the account', async () => {
  const { id } = await paidOrder();
  await run({ action: 'pack', orderId: id });
  await run({ action: 'ship', orderId: id, tracking: 'D 77', carrier: 'Delhivery' });
  await run({ action: 'deliver', orderId: id });
  const sent = await mailsOf(id);
  expect(sent.map(({ template }) => template)).toEqual([
    'order-placed',
    'order-paid',
    'order-shipped',
    'order-delivered',
  ]);
  expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(
    new Set(['shopper1@example.com']),
  );
  const texts = sent.map(({ template, data }) => renderMail(template, data, SHOP).text);
  for (const text of texts) {
    expect(text).toContain('Hello, ');
    expect(text).toContain(`https://shop.example/orders/${id}`.slice(0, 27));
    expect(text).toContain('- The thing (Quantity 1): ₹499.00');
    expect(text).toContain('Total: ₹499.00');
  }
  const { delivery } = await setup.order(id);
  const arrives = `Arrives: ${delivery ? formatDeliveryDays(delivery) : ''}`;
  expect(texts.map((text) => text.includes(arrives))).toEqual([false, true, true, false]);
  expect(texts[2]).toContain('Carrier: Delhivery');
  expect(texts[2]).toContain(
    'Tracking number: D 77 (https://www.delhivery.com/track-v2/package/D%2077)',
  );
});

test('the mails of an order that is paid on delivery say what the courier is paid, and that nobody accepted it', async () => {
  const id = await setup.place();
  await confirmOnDelivery(setup.api.db, id);
  await run({ action: 'ship', orderId: id, tracking: 'D 78', carrier: 'Delhivery' });
  await run({ action: 'refuse', orderId: id });
  const sent = await mailsOf(id);
  expect(sent.map(({ template }) => template)).toEqual([
    'order-placed',
    'order-confirmed',
    'order-shipped',
    'order-cancelled',
  ]);
  const [, confirmed, shipped, refused] = sent.map(
    ({ template, data }) => renderMail(template, data, SHOP).text,
  );
  expect(confirmed).toContain('Pay ₹499.00 to the courier, in cash or by UPI.');
  expect(shipped).toContain('Pay ₹499.00 to the courier, in cash or by UPI.');
  expect(refused).toContain('wasn’t accepted at the door');
  expect(refused).toContain('Nothing was charged.');
});

test('the refund of what the courier was paid goes to a UPI account', async () => {
  const orderId = await setup.place();
  await confirmOnDelivery(setup.api.db, orderId);
  await inTransaction(setup.api.db, (tx) =>
    recordOrderEvent(tx, {
      ...{ orderId, kind: 'refunded', author: 'Asha' },
      details: { amount: THING_PRICE },
    }),
  );
  const [refund] = (await mailsOf(orderId)).slice(-1);
  expect(renderMail('refund', refund?.data, SHOP).text).toContain(
    'we have sent ₹499.00 back to your UPI account.',
  );
});

test('the mails of an order that a gift card pays a part of say so, and that the card has it back', async () => {
  const { code } = await addGiftCard(setup.api.db, 100);
  const request = { products: { thing: 1 }, couponCodes: [code] };
  const { id } = (await order(setup.api, setup.token, request)).as(OrderSchema);
  await setup.report({ ref: await setup.attempt(id), amount: THING_PRICE - 10_000 });
  await run({ action: 'cancel', orderId: id });
  const [placed, paid, cancelled] = (await mailsOf(id)).map(
    ({ template, data }) => renderMail(template, data, SHOP).text,
  );
  expect(placed).toContain(`Gift card ending in ${code.slice(-4)}: −₹100.00`);
  expect(placed).toContain('To pay: ₹399.00');
  expect(paid).toContain('we have received ₹399.00 for your order.');
  expect(cancelled).toContain('You get ₹399.00 back');
  expect(cancelled).toContain('What gift cards or store credit had paid is back on them.');
});

test('an order that a gift card pays completely is mailed once, as paid', async () => {
  const { code } = await addGiftCard(setup.api.db, 499);
  const request = { products: { thing: 1 }, couponCodes: [code] };
  const { id } = (await order(setup.api, setup.token, request)).as(OrderSchema);
  const [paid, ...others] = await mailsOf(id);
  expect([paid?.template, others]).toEqual(['order-paid', []]);
  expect(renderMail('order-paid', paid?.data, SHOP).text).toContain(
    'your order is paid by gift card or store credit.',
  );
});

test('a refund as store credit is mailed as one that is there', async () => {
  const orderId = await setup.place();
  await inTransaction(setup.api.db, (tx) =>
    recordOrderEvent(tx, {
      ...{ orderId, kind: 'refunded', author: 'shop' },
      details: { amount: THING_PRICE, toCredit: true },
    }),
  );
  const [refund] = (await mailsOf(orderId)).slice(-1);
  expect(renderMail('refund', refund?.data, SHOP).text).toContain(
    'we have returned ₹499.00 as store credit, or to the gift card you used.',
  );
});

test('a declined payment, and an order that isn’t paid in time, are mailed', async () => {
  const id = await setup.place();
  const ref = await setup.attempt(id);
  await setup.report({ ref, outcome: 'declined' });
  await setup.report({ ref, outcome: 'declined' });
  await expireUnpaidOrders(setup.api.db, -1);
  const sent = await mailsOf(id);
  expect(sent.map(({ template }) => template)).toEqual([
    'order-placed',
    'payment-failed',
    'order-cancelled',
  ]);
  const [, , cancelled] = sent.map(({ template, data }) => renderMail(template, data, SHOP).text);
  expect(cancelled).toContain('wasn’t paid in time');
  expect(cancelled).toContain('Nothing was charged.');
});

test('the mail about a cancelled order names the refund, and another follows when it is made', async () => {
  const { id, ref } = await paidOrder();
  await run({ action: 'cancel', orderId: id });
  await run({ action: 'refunded', ref, author: 'Asha' });
  const sent = (await mailsOf(id)).slice(2);
  const [cancelled, refunded] = sent.map(({ template, data }) => renderMail(template, data, SHOP));
  expect(cancelled?.text).toContain('You get ₹499.00 back');
  expect(refunded?.subject).toBe(`Your refund for order ${id}`);
  expect(refunded?.text).toContain('Refund: ₹499.00');
});

test('an order that is refused is not mailed', async () => {
  const before = await setup.api.db.$count(mails);
  const body = { products: { thing: 1_000 }, shippingAddress: SHIPPING_ADDRESS };
  const refused = await setup.api.call('/orders', { token: setup.token, body });
  expect(refused.status).toBe(409);
  expect(await setup.api.db.$count(mails)).toBe(before);
});

test('the steps of a return and of an exchange are mailed, with their lines', async () => {
  const { id: orderId } = await paidOrder();
  const record = (
    kind: 'return' | 'exchange',
    steps: Parameters<typeof recordOrderEvent>[1]['kind'][],
  ) =>
    inTransaction(setup.api.db, async (tx) => {
      const returnId = randomUUID();
      await tx.insert(returns).values({
        id: returnId,
        orderId,
        kind,
        state: 'requested',
        reason: 'too-small',
        pickupAddress: SHIPPING_ADDRESS,
        refundAmount: kind === 'return' ? THING_PRICE : 0,
        createdAt: new Date(),
      });
      await tx
        .insert(returnLines)
        .values({ returnId, line: 1, quantity: 1, size: 'L', color: null });
      for (const step of steps) {
        const details = { returnId, reason: 'It has been worn.', tracking: 'X 1' };
        await recordOrderEvent(tx, { orderId, kind: step, author: 'shop', details });
      }
    });
  await record('return', ['return-requested', 'return-picked-up', 'return-received']);
  await record('exchange', ['return-requested', 'exchange-sent', 'return-refused']);
  expect((await templatesOf(orderId)).slice(2)).toEqual([
    'return-requested',
    'return-received',
    'return-requested',
    'exchange-sent',
    'return-refused',
  ]);
  const texts = (await mailsOf(orderId))
    .slice(2)
    .map(({ template, data }) => renderMail(template, data, SHOP).text);
  expect(texts[0]).toContain('7 Church Street');
  expect(texts[1]).toContain('You get ₹499.00 back');
  expect(texts[3]).toContain('- The thing (Size L, Quantity 1)');
  expect(texts[4]).toContain('Our reason: It has been worn.');
});

test('the key of every mail begins with its template', async () => {
  const rows = await setup.api.db.select().from(mails).where(like(mails.key, 'order-%'));
  expect(rows.every(({ key, template }) => key.startsWith(`${template}:`))).toBe(true);
});
