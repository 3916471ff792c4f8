import { eq } from 'drizzle-orm';
import { orders } from '../db/schema';
import { createOrderSteps } from '../testing/order-steps';
import { addProduct, order, SHIPPING_ADDRESS } from '../testing/orders';
import { createPaymentTest, type PaymentTest } from '../testing/payments';
import { OrderSchema } from '@storefront/host/contracts/api';
import { type OperatorCommand, runOperatorCommand } from './operator-command';

let setup: PaymentTest;
/** The ids of an order of a saree, paid and packed, by Meera, and of a pending one of the ring, by Asha. */
let saree: string;
let ring: string;
beforeAll(async () => {
  setup = await createPaymentTest();
  const { api, token } = setup;
  await addProduct(api.db, { id: 'saree', variants: [{ size: 'M', color: 'Red', stock: 9 }] });
  await addProduct(api.db, { id: 'ring_100%', regularPrice: 250_000 });
  const steps = createOrderSteps(setup);
  const paid = await steps.paid([
    { productId: 'saree', quantity: 2, selectedSize: 'M', selectedColor: 'Red' },
  ]);
  saree = paid.id;
  await run({ action: 'pack', orderId: saree, author: 'Ravi', note: 'gift' });
  const asha = { ...SHIPPING_ADDRESS, fullName: 'Asha Rao', phone: '+919123456780' };
  const placed = await order(api, token, { products: { 'ring_100%': 1 }, shippingAddress: asha });
  ring = placed.as(OrderSchema).id;
});
afterAll(() => setup.api.close());

const run = (command: OperatorCommand) =>
  runOperatorCommand({ db: setup.api.db, makeRefund: undefined }, command);

type Find = Extract<OperatorCommand, { action: 'find' }>;

async function found(search: Partial<Find>): Promise<string[]> {
  const text = await run({ action: 'find', words: [], ...search, json: true });
  return (JSON.parse(text) as { orders: { id: string }[] }).orders.map(({ id }) => id);
}

describe('orders are found', () => {
  test.each([
    ['the number, as a customer says it', () => ring.toLowerCase().replaceAll('-', ' ')],
    ['a part of the number', () => ring.slice(5)],
    ['the recipient', () => 'asha'],
    ['the phone with its country code', () => '+91 91234 56780'],
    ['the end of the phone', () => '56780'],
    ['a product’s id', () => 'ring_100%'],
    ['a product’s title', () => 'the RING'],
  ])('by %s', async (_, word) => {
    expect(await found({ words: [word()] })).toEqual([ring]);
  });

  test('by the account’s email, the newest first', async () => {
    const text = await run({ action: 'show', orderId: ring, json: true });
    const { account } = JSON.parse(text) as { account: { email: string } };
    expect(await found({ words: [account.email] })).toEqual([ring, saree]);
  });

  test('by several words only where all are met', async () => {
    expect(await found({ words: ['meera', 'saree'] })).toEqual([saree]);
    expect(await found({ words: ['asha', 'saree'] })).toEqual([]);
  });

  test('by words with the signs of a pattern literally', async () => {
    expect(await found({ words: ['%'] })).toEqual([ring]);
  });

  test('by state: a packed one is no longer in processing', async () => {
    expect(await found({ state: 'packed' })).toEqual([saree]);
    expect(await found({ state: 'processing' })).toEqual([]);
    expect(await found({ state: 'pending' })).toEqual([ring]);
  });

  test('by days in India, the last one included', async () => {
    const { db } = setup.api;
    const atNight = new Date('2026-03-01T18:29:59Z');
    await db.update(orders).set({ createdAt: atNight }).where(eq(orders.id, saree));
    expect(await found({ since: '2026-03-01', until: '2026-03-01' })).toEqual([saree]);
    expect(await found({ since: '2026-03-02', until: '2026-03-02' })).toEqual([]);
    expect(await found({ since: '2026-03-02' })).toEqual([ring]);
  });
});

test('a page says how many there are, and one behind the last is empty', async () => {
  const page = await run({ action: 'find', words: [] });
  expect(page).toMatch(/Asha Rao <.+@.+>\n.*Meera Iyer.*\nPage 1 of 1, 2 orders\.$/s);
  expect(await found({ page: 2 })).toEqual([]);
  expect(await run({ action: 'find', words: ['nobody'] })).toBe('No orders.');
});

test('a record has what a parcel, a question and a refund need', async () => {
  const record: unknown = JSON.parse(await run({ action: 'show', orderId: saree, json: true }));
  expect(record).toMatchObject({
    id: saree,
    state: 'packed',
    shippingAddress: SHIPPING_ADDRESS,
    total: 2000,
    received: 2000,
    refundDue: 0,
    lines: [
      { productId: 'saree', size: 'M', color: 'Red', quantity: 2, price: 1000, amount: 2000 },
    ],
    payments: [{ status: 'approved', amount: 2000 }],
    history: [
      { kind: 'placed', author: 'shopper' },
      { kind: 'paid', author: 'provider' },
      { kind: 'packed', author: 'Ravi', details: { note: 'gift' } },
    ],
  });
});

test('a record can be read at the command line', async () => {
  const text = await run({ action: 'show', orderId: saree.toLowerCase() });
  expect(text).toContain(`Order ${saree}, packed, placed`);
  expect(text).toContain('Meera Iyer\n  7 Church Street\n  Bengaluru, Karnataka 560001');
  expect(text).toContain('1  2 × The saree (M, Red)  saree  ₹2,000.00  ₹1,000.00 each');
  expect(text).toContain('total ₹2,000.00, received ₹2,000.00, refunded ₹0.00, refund due ₹0.00');
  expect(text).toMatch(/packed {2}by Ravi {2}note gift$/m);
  expect(text).not.toContain('Returns');
});

test('a refund is part of the history, in rupees like all amounts', async () => {
  await run({ action: 'cancel', orderId: saree, author: 'Ravi' });
  const before = await run({ action: 'show', orderId: saree, json: true });
  const [payment] = (JSON.parse(before) as { payments: { ref: string }[] }).payments;
  await run({ action: 'refunded', ref: payment?.ref ?? '', amount: 200_000, author: 'Ravi' });
  const record: unknown = JSON.parse(await run({ action: 'show', orderId: saree, json: true }));
  const refunded: unknown = expect.objectContaining({
    kind: 'refunded',
    details: expect.objectContaining({ amount: 2000 }) as unknown,
  });
  expect(record).toMatchObject({
    refunded: 2000,
    history: expect.arrayContaining([refunded]) as unknown,
  });
  const text = await run({ action: 'show', orderId: saree });
  expect(text).toMatch(/refunded {2}by Ravi {2}amount ₹2,000\.00/);
});

test('an unknown order is said', async () => {
  await expect(run({ action: 'show', orderId: 'K7Q2' })).rejects.toThrow('There is no order K7Q2.');
});
