import { eq } from 'drizzle-orm';
import {
  apiPaths,
  ErrorBodySchema,
  ORDER_STATUS,
  OrderConflictSchema,
  OrderSchema,
  PaymentResponseSchema,
  type Quote,
  QuoteResponseSchema,
} from '@storefront/host/contracts/api';
import { credits, payments } from '../../db/schema';
import { addGiftCard, addStoreCredit, balanceOfCredit } from '../../testing/credits';
import { addProduct, order, orderItem } from '../../testing/orders';
import { confirmOnDelivery, createPaymentTest, type PaymentTest } from '../../testing/payments';
import { expireUnpaidOrders } from '../orders/orders.service';
import { checkLedger } from '../payments/ledger/ledger.service';
import { expireCredits, revokeCredit } from './change-credits';
import { findUnbalancedCredits } from './credits.repository';

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
  await addProduct(setup.api.db, {
    id: 'coat',
    regularPrice: 100_000,
    variants: [{ size: '', color: '', stock: 1000 }],
  });
});
afterEach(async () => {
  expect(await findUnbalancedCredits(setup.api.db)).toEqual([]);
  expect((await checkLedger(setup.api.db)).imbalances).toEqual([]);
});
afterAll(() => setup.api.close());

const card = (rupees: number) => addGiftCard(setup.api.db, rupees);
const left = (id: string) => balanceOfCredit(setup.api.db, id);
const coats = { coat: 1 };
const place = (request: Parameters<typeof order>[2], token = setup.token) =>
  order(setup.api, token, { products: coats, ...request });
const cancel = (id: string, token = setup.token) =>
  setup.api.call(apiPaths.orderCancellation(id), { token, method: 'POST' });

async function quote(body: object, token?: string): Promise<Quote> {
  const call = { body: { items: [orderItem('coat', 1)], ...body }, ...(token && { token }) };
  return (await setup.api.call(apiPaths.quotes, call)).as(QuoteResponseSchema).data;
}

/** A shopper with a session of their own. */
const newShopper = () => setup.api.signUp();

describe('a quote', () => {
  test('says what a gift card pays, and what it leaves to be paid', async () => {
    const { code } = await card(400);
    expect(await quote({ couponCodes: [code.toLowerCase()] })).toMatchObject({
      total: 1000,
      credits: [{ codeEnding: code.slice(-4), amount: 400 }],
      toPay: 600,
      couponCodes: [{ code, problem: null }],
    });
  });

  test('says of store credit whether there is some, and uses it only if that is asked for', async () => {
    const { token, email } = await newShopper();
    await addStoreCredit(setup.api.db, email, 250);
    const offered = await quote({}, token);
    expect(offered.storeCredit).toBe(250);
    expect(offered.credits).toBeUndefined();
    expect(await quote({ useStoreCredit: true }, token)).toMatchObject({
      credits: [{ codeEnding: null, amount: 250 }],
      toPay: 750,
    });
    expect((await quote({ useStoreCredit: true })).credits).toBeUndefined();
  });

  test('says why a card isn’t used', async () => {
    const [empty, revoked, expired] = [await card(1000), await card(5), await card(5)];
    await place({ couponCodes: [empty.code] });
    await revokeCredit(setup.api.db, revoked.id, { author: 'Asha', note: 'stolen' });
    const past = new Date('2026-01-31T18:30:00Z');
    await setup.api.db.update(credits).set({ expiresAt: past }).where(eq(credits.id, expired.id));
    const unknown = 'GIFT-0000-0000-0000-0000';
    const problemOf = async (code: string) =>
      (await quote({ couponCodes: [code] })).couponCodes[0]?.problem;
    expect(await problemOf(empty.code)).toBe('Nothing is left on this gift card.');
    expect(await problemOf(revoked.code)).toBe('This gift card can’t be used any more.');
    expect(await problemOf(expired.code)).toBe('This gift card was valid until January 31, 2026.');
    expect(await problemOf(unknown)).toBe(`There is no code “${unknown}”.`);
  });

  test('uses a card once, however it is spelled', async () => {
    const { code } = await card(300);
    const { credits: used, couponCodes } = await quote({
      couponCodes: [code, code.replaceAll('-', '')],
    });
    expect(used).toEqual([{ codeEnding: code.slice(-4), amount: 300 }]);
    expect(couponCodes[1]?.problem).toBe('This gift card is there already.');
  });
});

describe('an order', () => {
  test('is paid by a card and a payment of the rest, and its total stays the same', async () => {
    const { id: cardId, code } = await card(400);
    const placed = (
      await place({ couponCodes: [code], expectedTotal: 1000, expectedToPay: 600 })
    ).as(OrderSchema);
    expect(placed).toMatchObject({ status: ORDER_STATUS.pending, total: 1000, toPay: 600 });
    expect(placed.credits).toEqual([{ codeEnding: code.slice(-4), amount: 400 }]);
    expect(await left(cardId)).toBe(0);
    const ref = await setup.attempt(placed.id);
    const [payment] = await setup.api.db.select().from(payments).where(eq(payments.ref, ref));
    expect(payment?.amount).toBe(60_000);
    await setup.report({ ref, amount: 60_000 });
    expect(await setup.order(placed.id)).toMatchObject({
      status: 1,
      received: 600,
      refundAmount: 0,
    });
  });

  test('that nothing is left to be paid for is paid at once, and can’t be paid again', async () => {
    const first = await card(700);
    const second = await card(700);
    const request = { couponCodes: [first.code, second.code], expectedToPay: 0 };
    const placed = (await place(request)).as(OrderSchema);
    expect(placed).toMatchObject({ status: ORDER_STATUS.processing, total: 1000, toPay: 0 });
    expect(placed.timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid']);
    expect([await left(first.id), await left(second.id)]).toEqual([0, 400]);
    const payment = await setup.start(placed.id, { method: 'upi_qr' });
    expect(payment.status).toBe(409);
  });

  test('leaves at least a rupee to be paid, because providers collect no less', async () => {
    await addProduct(setup.api.db, { id: 'pin', regularPrice: 40_050 });
    const { id: cardId, code } = await card(400);
    const response = await place({ products: { pin: 1 }, couponCodes: [code] });
    expect(response.as(OrderSchema).toPay).toBe(1);
    expect(await left(cardId)).toBe(0.5);
  });

  test('is refused if something else is left to be paid than the shopper saw', async () => {
    const { code } = await card(400);
    await place({ couponCodes: [code] });
    const response = await place({ couponCodes: [code], expectedTotal: 1000, expectedToPay: 600 });
    expect(response.status).toBe(409);
    const conflict = response.as(OrderConflictSchema);
    expect(conflict.error).toContain('₹1,000.00 is to be paid now, not ₹600.00.');
    expect(conflict.error).toContain('Nothing is left on this gift card.');
    expect(conflict).toMatchObject({ total: 1000 });
  });

  test('uses the store credit that expires first', async () => {
    const { token, email } = await newShopper();
    const later = await addStoreCredit(setup.api.db, email, 600);
    const sooner = await addStoreCredit(setup.api.db, email, 600);
    const soon = new Date(Date.now() + 86_400_000);
    await setup.api.db.update(credits).set({ expiresAt: soon }).where(eq(credits.id, sooner));
    const placed = (await place({ useStoreCredit: true }, token)).as(OrderSchema);
    expect(placed.credits).toEqual([{ codeEnding: null, amount: 1000 }]);
    expect([await left(sooner), await left(later)]).toEqual([0, 200]);
  });

  test('that is sent twice with one key takes the money once', async () => {
    const { id: cardId, code } = await card(900);
    const headers = { 'idempotency-key': 'card-once' };
    const send = () =>
      order(setup.api, setup.token, { products: coats, couponCodes: [code] }, headers);
    const [one, two] = await Promise.all([send(), send()]);
    expect(one.as(OrderSchema).id).toBe(two.as(OrderSchema).id);
    expect(await left(cardId)).toBe(0);
    expect((await send()).as(OrderSchema).id).toBe(one.as(OrderSchema).id);
  });

  test('on delivery leaves the courier the rest', async () => {
    const { code } = await card(400);
    const { id } = (await place({ couponCodes: [code] })).as(OrderSchema);
    await confirmOnDelivery(setup.api.db, id);
    expect(await setup.order(id)).toMatchObject({ status: 1, dueOnDelivery: 600 });
  });
});

test('of many orders that use one card at the same time, in two processes, none gets more than is on it', async () => {
  const { id: cardId, code } = await card(2500);
  const other = await setup.api.another();
  const shoppers = await Promise.all(Array.from({ length: 6 }, newShopper));
  const responses = await Promise.all(
    shoppers.map(({ token }, index) =>
      order(index % 2 === 0 ? setup.api : other, token, {
        products: coats,
        couponCodes: [code],
        expectedToPay: 0,
      }),
    ),
  );
  await other.close();
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  expect(await left(cardId)).toBe(500);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.as(ErrorBodySchema).error).toContain('₹500.00 is to be paid now, not ₹0.00.');
});

test('orders that use the same cards in different orders, and cancellations, wait for one another and all succeed', async () => {
  const cards = [await card(3000), await card(3000)];
  const codes = cards.map(({ code }) => code);
  const other = await setup.api.another();
  const shoppers = await Promise.all(Array.from({ length: 8 }, newShopper));
  const placed = await Promise.all(
    shoppers.map(async ({ token }, index) => {
      const [api, couponCodes] =
        index % 2 === 0 ? [setup.api, codes] : [other, [...codes].reverse()];
      const response = await order(api, token, { products: coats, couponCodes });
      return { token, order: response.as(OrderSchema) };
    }),
  );
  // Six orders are paid by cards; the others have found nothing on them.
  expect(placed.filter(({ order: { toPay } }) => toPay === 0)).toHaveLength(6);
  const [late, ...cancelled] = placed;
  const responses = await Promise.all([
    ...cancelled.map(({ token, order: { id } }) => cancel(id, token)),
    order(other, late?.token ?? '', { products: coats, couponCodes: codes }),
  ]);
  await other.close();
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 201]));
  const rest = (await left(cards[0]?.id ?? '')) + (await left(cards[1]?.id ?? ''));
  const kept = [late?.order, responses.at(-1)?.as(OrderSchema)].flatMap(
    (one) => one?.credits?.map(({ amount }) => amount) ?? [],
  );
  expect(rest + kept.reduce((sum, amount) => sum + amount, 0)).toBe(6000);
});

describe('what a card paid is back on it', () => {
  test('once the unpaid order is cancelled, or wasn’t paid in time', async () => {
    const { id: cardId, code } = await card(400);
    for (const end of [cancel, () => expireUnpaidOrders(setup.api.db, -1)]) {
      const { id } = (await place({ couponCodes: [code] })).as(OrderSchema);
      expect(await left(cardId)).toBe(0);
      await end(id);
      expect((await setup.order(id)).status).toBe(ORDER_STATUS.cancelled);
      expect(await left(cardId)).toBe(400);
    }
  });

  test('once the paid order is cancelled, whose payment is refunded', async () => {
    const { id: cardId, code } = await card(400);
    const { id } = (await place({ couponCodes: [code] })).as(OrderSchema);
    await setup.report({ ref: await setup.attempt(id), amount: 60_000 });
    await cancel(id);
    expect(await setup.order(id)).toMatchObject({ status: 4, refundAmount: 600 });
    expect(await left(cardId)).toBe(400);
  });

  test('once an order that needed no payment is cancelled', async () => {
    const { id: cardId, code } = await card(1000);
    const { id } = (await place({ couponCodes: [code] })).as(OrderSchema);
    await cancel(id);
    expect(await left(cardId)).toBe(1000);
    const cancelled = await setup.order(id);
    expect(cancelled).toMatchObject({ status: 4, refundDue: false });
    expect(cancelled.documents?.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  });

  test('though it has expired meanwhile: it is valid for another 90 days', async () => {
    const { id: cardId, code } = await card(1500);
    const { id } = (await place({ couponCodes: [code] })).as(OrderSchema);
    const past = new Date(Date.now() - 1000);
    await setup.api.db.update(credits).set({ expiresAt: past }).where(eq(credits.id, cardId));
    await expireCredits(setup.api.db, new Date());
    expect(await left(cardId)).toBe(0);
    await cancel(id);
    expect(await left(cardId)).toBe(1000);
    expect((await quote({ couponCodes: [code] })).toPay).toBe(0);
    const [row] = await setup.api.db.select().from(credits).where(eq(credits.id, cardId));
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(92);
  });
});

test('a payment that arrives after the order was cancelled is refunded, and the card keeps its money', async () => {
  const { id: cardId, code } = await card(400);
  const { id } = (await place({ couponCodes: [code] })).as(OrderSchema);
  const { action } = (await setup.start(id, { method: 'upi_qr' })).as(PaymentResponseSchema);
  const ref = new URL(action?.qr ?? '').searchParams.get('tr') ?? '';
  await cancel(id);
  await setup.report({ ref, amount: 60_000 });
  expect(await setup.order(id)).toMatchObject({ status: 4, received: 600, refundAmount: 600 });
  expect(await left(cardId)).toBe(400);
});
