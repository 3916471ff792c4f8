import { eq, like } from 'drizzle-orm';
import {
  apiPaths,
  CashOnDeliverySchema,
  ErrorBodySchema,
  GiftCardOfferSchema,
  LIMITS,
  ORDER_STATUS,
  type Order,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { credits, creditEntries, giftCardOrders, invoices, mails } from '../../db/schema';
import { isoDay } from '../../indian-time';
import { order } from '../../testing/orders';
import { createPaymentTest, type PaymentTest } from '../../testing/payments';
import { deleteAccount } from '../account-data/account-data.service';
import { findUnbalancedCredits } from '../credits/credits.repository';
import { renderMail } from '../mail/templates/render-mail';
import { expireUnpaidOrders } from '../orders/orders.service';
import { listRefundsDue, checkLedger } from '../payments/ledger/ledger.service';
import { findUserByEmail } from '../users/users.repository';
import { sendDueGiftCards } from './send-gift-cards';

const DAY = 24 * 60 * 60_000;
const SHOP = {
  name: 'Aurelle',
  url: 'https://shop.example',
  apiUrl: '',
  picturesUrl: '',
  companyName: '',
  companyAddress: '',
  companyEmail: '',
};
const RECIPIENT = 'meera@example.com';
const dayIn = (days: number) => isoDay(new Date(Date.now() + days * DAY));

let setup: PaymentTest;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) };
  setup = await createPaymentTest({ logTo }, { logLevel: 'info' });
});
afterEach(async () => {
  expect(await findUnbalancedCredits(setup.api.db)).toEqual([]);
  expect((await checkLedger(setup.api.db)).imbalances).toEqual([]);
});
afterAll(() => setup.api.close());

const post = (body: object, headers = {}, token = setup.token) =>
  setup.api.call(apiPaths.giftCards, { token, headers, body });
const buy = async (body: object = {}, token = setup.token): Promise<Order> =>
  (await post({ amount: 1000, recipient: RECIPIENT, ...body }, {}, token)).as(OrderSchema);
const pay = async ({ id, total }: Order) => {
  const ref = await setup.attempt(id);
  await setup.report({ ref, amount: total * 100 });
  return ref;
};
const bought = async (body: object = {}) => {
  const placed = await buy(body);
  await pay(placed);
  return placed;
};
const cancel = (id: string) =>
  setup.api.call(apiPaths.orderCancellation(id), { token: setup.token, method: 'POST' });

/** The card that was issued for an order; undefined for none. */
async function cardOf(orderId: string) {
  const [row] = await setup.api.db
    .select({ card: credits })
    .from(giftCardOrders)
    .innerJoin(credits, eq(credits.id, giftCardOrders.cardId))
    .where(eq(giftCardOrders.orderId, orderId));
  return row?.card;
}

/** The queued mail with the code of a card. */
async function mailOf(cardId: string) {
  const key = `gift-card:${cardId}`;
  const [mail] = await setup.api.db.select().from(mails).where(eq(mails.key, key));
  return mail;
}

/** The code of the card that was mailed for an order. */
async function codeOf(orderId: string): Promise<string> {
  const mail = await mailOf((await cardOf(orderId))?.id ?? '');
  return (mail?.data as { code: string }).code;
}

describe('a gift card that is bought', () => {
  test('is offered with amounts and limits', async () => {
    const offer = (await setup.api.call(apiPaths.giftCards)).as(GiftCardOfferSchema);
    expect(offer).toEqual({ amounts: [500, 1000, 2500, 5000], minimum: 100, maximum: 10_000 });
  });

  test('has a picture', async () => {
    const [item] = (await buy()).items;
    const { body, headers } = await setup.api.app.inject(new URL(item?.image ?? '').pathname);
    expect(headers['content-type']).toBe('image/webp');
    expect(body.length).toBeGreaterThan(1000);
  });

  test('is an order without address, shipping, tax and return', async () => {
    const placed = await buy({ amount: 1234, message: '  Happy birthday!  ' });
    expect(placed).toMatchObject({
      status: ORDER_STATUS.pending,
      total: 1234,
      items: [{ productTitle: 'Gift card', price: 1234, quantity: 1, returnableQuantity: 0 }],
      shippingAddress: null,
      delivery: null,
      documents: [],
      canCancel: true,
      giftCard: {
        recipient: RECIPIENT,
        message: 'Happy birthday!',
        sendOn: null,
        codeEnding: null,
      },
    });
    expect(await cardOf(placed.id)).toBeUndefined();
  });

  test('is issued and mailed when its payment is confirmed, and not before', async () => {
    const placed = await buy({ message: 'Happy birthday!' });
    const ref = await setup.attempt(placed.id);
    await setup.report({ ref, outcome: 'declined', amount: 0 });
    await setup.report({ ref: await setup.attempt(placed.id), amount: 99_900 });
    expect(await cardOf(placed.id)).toBeUndefined();
    await pay(placed);
    const card = await cardOf(placed.id);
    expect(card).toMatchObject({ balance: 100_000, userId: null, recipient: RECIPIENT });
    const paid = await setup.order(placed.id);
    expect(paid).toMatchObject({ status: ORDER_STATUS.delivered, returnableUntil: null });
    expect(paid.giftCard?.codeEnding).toBe(card?.codeEnding);
    expect(paid.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['paid', 'gift-card-sent']),
    );
    const mail = await mailOf(card?.id ?? '');
    expect(mail).toMatchObject({ recipient: RECIPIENT, status: 'queued' });
    const code = await codeOf(placed.id);
    const { text } = renderMail('gift-card', mail?.data, SHOP);
    expect(text).toContain(code);
    expect(text).toContain('Happy birthday!');
    expect(logged.join('')).not.toContain(code);
  });

  test('is issued once, however often and at the same time its payment is confirmed', async () => {
    const placed = await buy();
    const ref = await setup.attempt(placed.id);
    const other = await setup.attempt(placed.id);
    const events = [ref, ref, other, ref, other];
    await Promise.all([
      ...events.map((each) => setup.report({ ref: each, amount: 100_000 })),
      sendDueGiftCards(setup.api.db, new Date()),
      sendDueGiftCards(setup.api.db, new Date()),
    ]);
    const issued = await setup.api.db
      .select()
      .from(creditEntries)
      .where(like(creditEntries.note, `%${placed.id}%`));
    expect(issued).toMatchObject([{ kind: 'issued', amount: 100_000 }]);
    expect(await setup.order(placed.id)).toMatchObject({ received: 5000, refundAmount: 4000 });
  });

  test('pays an order of goods', async () => {
    const { id } = await bought();
    const code = await codeOf(id);
    const request = { products: { thing: 1 }, couponCodes: [code] };
    const goods = (await order(setup.api, setup.token, request)).as(OrderSchema);
    expect(goods).toMatchObject({ status: ORDER_STATUS.processing, toPay: 0 });
    expect((await cardOf(id))?.balance).toBe(100_000 - 49_900);
  });

  test('has no invoice, and says why', async () => {
    const { id } = await bought();
    const call = { token: setup.token };
    const refusal = await setup.api.call(apiPaths.invoice(id), call);
    expect(refusal.status).toBe(404);
    expect(refusal.as(ErrorBodySchema).error).toContain('A gift card has no tax invoice');
    const rows = await setup.api.db.select().from(invoices).where(eq(invoices.orderId, id));
    expect(rows).toEqual([]);
    expect((await setup.order(id)).documents).toEqual([]);
  });

  test('isn’t paid on delivery', async () => {
    const { id } = await buy();
    const call = { token: setup.token };
    const response = await setup.api.call(apiPaths.cashOnDelivery(id), call);
    expect(response.as(CashOnDeliverySchema)).toMatchObject({ isOffered: false });
  });

  test('is the same order for a repeated request, and no other', async () => {
    const key = { 'idempotency-key': 'gift-1' };
    const wanted = { amount: 700, recipient: RECIPIENT };
    const first = (await post(wanted, key)).as(OrderSchema);
    expect((await post(wanted, key)).as(OrderSchema).id).toBe(first.id);
    expect((await post({ ...wanted, amount: 800 }, key)).status).toBe(409);
    await cancel(first.id);
  });

  test('expires unpaid like any order, and is then never issued', async () => {
    const placed = await buy();
    const ref = await setup.attempt(placed.id);
    await expireUnpaidOrders(setup.api.db, -1);
    await setup.report({ ref, amount: 100_000 });
    expect(await cardOf(placed.id)).toBeUndefined();
    expect(await setup.order(placed.id)).toMatchObject({
      status: ORDER_STATUS.cancelled,
      refundAmount: 1000,
    });
  });
});

test('what can’t be bought is refused by the field', async () => {
  const refusal = async (body: object) =>
    (await post({ amount: 1000, recipient: RECIPIENT, ...body })).as(ErrorBodySchema);
  expect(await refusal({ amount: 99 })).toEqual({
    field: 'amount',
    error: 'Please choose an amount from ₹100.00 to ₹10,000.00.',
  });
  expect(await refusal({ amount: 10_001 })).toMatchObject({ field: 'amount' });
  expect(await refusal({ recipient: 'nobody' })).toMatchObject({ field: 'recipient' });
  expect(await refusal({ sendOn: dayIn(-1) })).toMatchObject({ field: 'sendOn' });
  expect(await refusal({ sendOn: dayIn(367) })).toMatchObject({ field: 'sendOn' });
  const tooLong = 'a'.repeat(LIMITS.giftMessageMax + 1);
  expect(await refusal({ message: tooLong })).toMatchObject({ field: 'message' });
});

describe('a gift card for a later day', () => {
  test('is issued on that day, and its order is under way until then', async () => {
    const placed = await bought({ sendOn: dayIn(3) });
    await sendDueGiftCards(setup.api.db, new Date());
    expect(await setup.order(placed.id)).toMatchObject({
      status: ORDER_STATUS.processing,
      giftCard: { sendOn: dayIn(3), codeEnding: null },
    });
    await sendDueGiftCards(setup.api.db, new Date(Date.now() + 3 * DAY));
    expect(await setup.order(placed.id)).toMatchObject({ status: ORDER_STATUS.delivered });
    expect((await cardOf(placed.id))?.balance).toBe(100_000);
  });

  test('isn’t issued if its order is cancelled before', async () => {
    const placed = await bought({ sendOn: dayIn(3) });
    expect((await cancel(placed.id)).status).toBe(200);
    await sendDueGiftCards(setup.api.db, new Date(Date.now() + 5 * DAY));
    expect(await cardOf(placed.id)).toBeUndefined();
    expect((await setup.order(placed.id)).status).toBe(ORDER_STATUS.cancelled);
  });
});

describe('cancelling a gift card', () => {
  test('refunds it and voids its code as long as nothing is used', async () => {
    const placed = await bought();
    const code = await codeOf(placed.id);
    expect((await setup.order(placed.id)).canCancel).toBe(true);
    expect((await cancel(placed.id)).as(OrderSchema)).toMatchObject({
      status: ORDER_STATUS.cancelled,
      refundDue: true,
      refundAmount: 1000,
    });
    const due = (await listRefundsDue(setup.api.db)).find(({ orderId }) => orderId === placed.id);
    expect(due?.refundDue).toBe(100_000);
    expect(await cardOf(placed.id)).toMatchObject({
      balance: 0,
      revokedAt: expect.any(Date) as Date,
    });
    const balance = await setup.api.call(apiPaths.giftCardBalance, { body: { code } });
    expect(balance.as(ErrorBodySchema).error).toBe('This gift card can’t be used any more.');
  });

  test('is refused once something of it is used', async () => {
    const placed = await bought();
    const couponCodes = [await codeOf(placed.id)];
    await order(setup.api, setup.token, { products: { thing: 1 }, couponCodes });
    expect((await setup.order(placed.id)).canCancel).toBe(false);
    expect((await cancel(placed.id)).status).toBe(409);
    expect(await setup.order(placed.id)).toMatchObject({ refundAmount: 0 });
    expect((await cardOf(placed.id))?.balance).toBe(100_000 - 49_900);
  });

  test('at the same moment as an order that uses it leaves the money in one place', async () => {
    const placed = await bought({ amount: 499 });
    const couponCodes = [await codeOf(placed.id)];
    const request = { products: { thing: 1 }, couponCodes, expectedToPay: 0, expectedTotal: 499 };
    const [cancelled, used] = await Promise.all([
      cancel(placed.id),
      order(setup.api, setup.token, request),
    ]);
    expect([cancelled.status, used.status]).toEqual(
      cancelled.status === 200 ? [200, 409] : [409, 201],
    );
  });
});

test('a deleted account leaves neither recipient nor message with its orders', async () => {
  const { token, email } = await setup.api.signUp();
  const placed = await buy({ message: 'With love' }, token);
  await setup.api.call(apiPaths.orderCancellation(placed.id), { token, method: 'POST' });
  const user = await findUserByEmail(setup.api.db, email);
  if (user) await deleteAccount(setup.api.db, user, 'a password');
  const rows = await setup.api.db
    .select()
    .from(giftCardOrders)
    .where(eq(giftCardOrders.orderId, placed.id));
  expect(rows).toMatchObject([{ recipient: null, sender: null, message: null }]);
});
