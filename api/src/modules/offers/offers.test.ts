import {
  apiPaths,
  ErrorBodySchema,
  OrderConflictSchema,
  OrderReturnSchema,
  OrderSchema,
  type QuoteRequest,
  QuoteResponseSchema,
} from '@storefront/host/contracts/api';
import { mails, offers, products } from '../../db/schema';
import { refundInSandbox } from '../../demo/sandbox/sandbox-provider';
import { createOrderSteps } from '../../testing/order-steps';
import { addProduct, order, SHIPPING_ADDRESS } from '../../testing/orders';
import { createPaymentTest, type PaymentTest, THING_PRICE } from '../../testing/payments';
import type { TestApi } from '../../testing/test-api';
import { findInvoicesOfOrder } from '../invoices/invoices.repository';
import { renderMail } from '../mail/templates/render-mail';
import { expireUnpaidOrders } from '../orders/orders.service';
import { makeRequestedRefunds } from '../payments/refunds/automatic-refunds';
import { findStore, saveStore } from '../store/store.repository';
import type { OfferRow } from './offers.repository';
import { sampleOffer } from './testing/sample-offer';

let setup: PaymentTest;
let api: TestApi;
let steps: ReturnType<typeof createOrderSteps>;
beforeAll(async () => {
  setup = await createPaymentTest();
  api = setup.api;
  steps = createOrderSteps(setup);
  await addProduct(api.db, {
    id: 'shawl',
    regularPrice: 333_333,
    variants: [{ size: '', color: '', stock: 1_000 }],
  });
  await api.db.update(products).set({ collections: ['Winter'] });
});
afterAll(() => api.close());

let count = 0;

/** Adds an offer with a code of its own; returns the code. */
async function addOffer(changes: Partial<OfferRow> = {}): Promise<string> {
  count += 1;
  const code = `CODE${count}`;
  await api.db.insert(offers).values(sampleOffer({ id: `offer-${count}`, code, ...changes }));
  return code;
}

/** Places an order of one thing, or of others. */
const place = (
  token: string,
  couponCodes: string[],
  ordered: Record<string, number> = { thing: 1 },
) => order(api, token, { products: ordered, couponCodes });

async function quote(token: string | undefined, request: Partial<QuoteRequest>) {
  const body = { items: [{ productId: 'thing', quantity: 2 }], ...request };
  const response = await api.call(apiPaths.quotes, { body, ...(token !== undefined && { token }) });
  return response.as(QuoteResponseSchema).data;
}

test('a quote has the offer, the discount and the total, and an order at that total is placed', async () => {
  const code = await addOffer({ title: '10% off for friends' });
  const expected = {
    subtotal: 998,
    discount: 99.8,
    total: 898.2,
    offers: [{ title: '10% off for friends', code, discount: 99.8 }],
  };
  const shown = await quote(undefined, { couponCodes: [` ${code.toLowerCase()} `] });
  expect(shown).toMatchObject({ ...expected, couponCodes: [{ code, problem: null }] });
  const request = { products: { thing: 2 }, couponCodes: [code], expectedTotal: 898.2 };
  const placed = (await order(api, setup.token, request)).as(OrderSchema);
  expect(placed).toMatchObject(expected);
  expect(placed.items[0]).toMatchObject({ price: 499, discount: 99.8 });
});

test('without an offer, an order has no discount', async () => {
  const { discount, offers: used, items } = (await place(setup.token, [])).as(OrderSchema);
  expect([discount, used, items[0]?.discount]).toEqual([undefined, undefined, undefined]);
  expect(await quote(undefined, {})).toMatchObject({ discount: 0, offers: [], couponCodes: [] });
});

test('an offer that ended meanwhile changes the total, and the refusal says why', async () => {
  const code = await addOffer({ endsAt: new Date('2024-09-01T00:00:00+05:30') });
  const request = { products: { thing: 1 }, couponCodes: [code], expectedTotal: 449.1 };
  const response = await order(api, setup.token, request);
  expect(response.status).toBe(409);
  expect(response.as(OrderConflictSchema)).toMatchObject({
    error: `The total is now ₹499.00, not ₹449.10. ${code}: This code ended on August 31, 2024. Please check your cart.`,
    total: 499,
    discount: 0,
    offers: [],
  });
});

test('an offer without a code applies by itself, to the products of its collection', async () => {
  await addOffer({ id: 'winter', code: null, title: 'Winter sale', collection: 'winter' });
  expect(await quote(undefined, {})).toMatchObject({
    discount: 99.8,
    offers: [{ title: 'Winter sale', code: null }],
  });
  await api.db.update(offers).set({ endsAt: new Date() });
});

test('free shipping makes the shipping free', async () => {
  const before = await findStore(api.db);
  if (!before) throw new Error('The demo store is missing');
  const shipping = { method: 'Courier', price: 99, label: 'Flat rate' };
  await saveStore(api.db, { ...before, shipping });
  const code = await addOffer({ benefit: { kind: 'free-shipping' } });
  const request = { products: { thing: 1 }, couponCodes: [code], expectedTotal: 499 };
  const placed = (await order(api, setup.token, request)).as(OrderSchema);
  await saveStore(api.db, before);
  expect(placed.shipping).toMatchObject({ method: 'Courier', price: 0 });
  expect(placed.shipping?.label).toBeUndefined();
  expect(placed).toMatchObject({ subtotal: 499, discount: 0, offers: [{ code }] });
});

test('a code for a first order is for accounts without one, until that is cancelled', async () => {
  const code = await addOffer({ firstOrderOnly: true });
  const { token } = await api.signUp();
  const problem = async () => (await quote(token, { couponCodes: [code] })).couponCodes[0]?.problem;
  expect(await problem()).toBeNull();
  const { id } = (await place(token, [code])).as(OrderSchema);
  expect(await problem()).toBe('For a first order only.');
  await steps.cancel(id, token);
  expect(await problem()).toBeNull();
});

describe('a code with one use left', () => {
  test('that shoppers use in the same second gives exactly one order with it', async () => {
    const code = await addOffer({ usesInTotal: 1 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => api.signUp()));
    const other = await api.another();
    const request = { products: { thing: 1 }, couponCodes: [code], expectedTotal: 449.1 };
    const responses = await Promise.all(
      shoppers.map(({ token }, index) => order(index % 2 === 0 ? api : other, token, request)),
    );
    await other.close();
    const refused = responses.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, as }) => [status, as(ErrorBodySchema).error])).toEqual(
      Array.from({ length: 7 }, () => [
        409,
        `The total is now ₹499.00, not ₹449.10. ${code}: This code has been used up. Please check your cart.`,
      ]),
    );
  });

  test('has it again when the order is cancelled, or isn’t paid in time', async () => {
    const code = await addOffer({ usesInTotal: 1, usesPerCustomer: 1 });
    const { token } = await api.signUp();
    const first = (await place(token, [code])).as(OrderSchema);
    expect((await place(token, [code])).as(OrderSchema).discount).toBeUndefined();
    await steps.cancel(first.id, token);
    const again = (await place(token, [code])).as(OrderSchema);
    expect(again.discount).toBe(49.9);
    await expireUnpaidOrders(api.db, -1);
    expect((await place(token, [code])).as(OrderSchema).discount).toBe(49.9);
  });
});

test('a repeated request finds its order, although that took the last use', async () => {
  const code = await addOffer({ usesInTotal: 1 });
  const request = { products: { thing: 1 }, couponCodes: [code], expectedTotal: 449.1 };
  const send = () => order(api, setup.token, request, { 'idempotency-key': 'offer-1' });
  const [first, second] = [await send(), await send()];
  expect(second.as(OrderSchema).id).toBe(first.as(OrderSchema).id);
});

describe('a paid order with a discount', () => {
  test('is invoiced and refunded at what was paid, whatever is returned when', async () => {
    const code = await addOffer({ benefit: { kind: 'amount', amount: 100_000 } });
    const placed = (await place(setup.token, [code], { thing: 1, shawl: 3 })).as(OrderSchema);
    const paid = 3 * 333_333 + THING_PRICE - 100_000;
    expect(placed.total).toBe(paid / 100);
    await setup.report({ ref: await setup.attempt(placed.id), amount: paid });
    await steps.run({ action: 'ship', orderId: placed.id, tracking: 'T-1' });
    await steps.run({ action: 'deliver', orderId: placed.id });

    const refunds: number[] = [];
    for (const pieces of [1, 2, 1]) {
      const delivered = await steps.read(placed.id);
      const item = delivered.items.find(({ returnableQuantity }) => returnableQuantity >= pieces);
      const lines = [{ itemId: item?.id ?? '', quantity: pieces }];
      const made = (await steps.requestReturn(delivered, { lines })).as(OrderReturnSchema);
      refunds.push(made.refundAmount);
      await steps.run({ action: 'return-receive', returnId: made.id });
      await makeRequestedRefunds(api.db, refundInSandbox, api.app.log);
    }
    const cents = refunds.map((refund) => Math.round(refund * 100));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(paid);

    const [invoice, ...notes] = (await findInvoicesOfOrder(api.db, placed.id)).map(
      ({ snapshot }) => snapshot,
    );
    expect(invoice?.totals.total).toBe(paid);
    expect(notes.map(({ totals }) => totals.total)).toEqual(cents);
    for (const part of ['taxable', 'cgst', 'sgst'] as const) {
      const credited = notes.reduce((sum, { totals }) => sum + totals[part], 0);
      expect(credited).toBe(invoice?.totals[part]);
    }
    expect(await steps.run({ action: 'check' })).toContain('the ledger balances');
  });

  test('is refunded in full when it is cancelled', async () => {
    const code = await addOffer();
    const placed = (await place(setup.token, [code])).as(OrderSchema);
    const amount = Math.round(placed.total * 100);
    await setup.report({ ref: await setup.attempt(placed.id), amount });
    await steps.cancel(placed.id);
    await makeRequestedRefunds(api.db, refundInSandbox, api.app.log);
    expect(await steps.read(placed.id)).toMatchObject({
      refunds: [{ amount: placed.total, state: 'paid' }],
      refundDue: false,
    });
  });
});

test('the mail about an order has the discount between subtotal and total', async () => {
  const code = await addOffer({ title: '10% off for friends' });
  const { id } = (await place(setup.token, [code])).as(OrderSchema);
  const rows = await api.db.select().from(mails);
  const mail = rows.find(
    ({ key, data }) => key.startsWith('order-placed') && JSON.stringify(data).includes(id),
  );
  if (!mail) throw new Error('The mail is missing');
  const shop = {
    name: '',
    url: '',
    apiUrl: 'https://shop.example/api/v1',
    picturesUrl: 'https://shop.example',
    companyName: '',
    companyAddress: '',
    companyEmail: '',
  };
  const { text } = renderMail(mail.template, mail.data, shop);
  expect(text).toContain('Subtotal: ₹499.00\nDiscount (10% off for friends): −₹49.90');
  expect(text).toContain('Total: ₹449.10');
});

test('an order with an address that breaks the rules uses no code', async () => {
  const code = await addOffer({ usesInTotal: 1 });
  const shippingAddress = { ...SHIPPING_ADDRESS, postalCode: '1' };
  const refused = await order(api, setup.token, {
    products: { thing: 1 },
    couponCodes: [code],
    shippingAddress,
  });
  expect(refused.status).toBe(400);
  expect((await quote(setup.token, { couponCodes: [code] })).couponCodes[0]?.problem).toBeNull();
});
