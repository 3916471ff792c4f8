import { createPaymentTest, type PaymentTest } from '../../../testing/payments';
import { eq } from 'drizzle-orm';
import { ErrorBodySchema, OrderReturnSchema } from '@storefront/host/contracts/api';
import { orders } from '../../../db/schema';
import { createOrderSteps } from '../../../testing/order-steps';
import { addProduct, SHIPPING_ADDRESS, stockOf } from '../../../testing/orders';
import type { TestResponse } from '../../../testing/test-api';
import { makeRequestedRefunds } from '../../payments/refunds/automatic-refunds';
import { refundInSandbox } from '../../../demo/sandbox/sandbox-provider';

let setup: PaymentTest;
let steps: ReturnType<typeof createOrderSteps>;
beforeAll(async () => {
  setup = await createPaymentTest();
  steps = createOrderSteps(setup);
  await addProduct(setup.api.db, {
    id: 'shirt',
    regularPrice: 80_000,
    variants: [
      { size: 'S', color: 'Red', stock: 100 },
      { size: 'M', color: 'Red', stock: 100 },
      { size: 'L', color: 'Red', stock: 1 },
      { size: 'XL', color: 'Red', stock: 0 },
    ],
  });
  await addProduct(setup.api.db, {
    id: 'scarf',
    variants: [
      { size: '', color: 'Red', stock: 10 },
      { size: '', color: 'Blue', stock: 10 },
    ],
  });
});
afterAll(() => setup.api.close());

const SHIRTS = [
  { productId: 'shirt', quantity: 2, selectedSize: 'S' },
  { productId: 'thing', quantity: 1 },
];
const stock = (size: string) => stockOf(setup.api.db, 'shirt', size);
const makeRefunds = () => makeRequestedRefunds(setup.api.db, refundInSandbox, setup.api.app.log);
const refusal = (response: TestResponse) => {
  const { error, field } = response.as(ErrorBodySchema);
  return [response.status, field, error];
};
const deliveredDaysAgo = (id: string, days: number) =>
  setup.api.db
    .update(orders)
    .set({ deliveredAt: new Date(Date.now() - days * 24 * 60 * 60_000) })
    .where(eq(orders.id, id));

describe('a return', () => {
  test('of one piece restocks it and refunds its price, and the ledger balances', async () => {
    const order = await steps.delivered(SHIRTS);
    expect(order.items.map(({ returnableQuantity }) => returnableQuantity)).toEqual([2, 1]);
    const [before, untilDay] = [await stock('S'), order.returnableUntil?.slice(0, 10)];
    expect(untilDay).toBe(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
    const requested = (await steps.requestReturn(order)).as(OrderReturnSchema);
    expect(requested).toMatchObject({ state: 'requested', refundAmount: 800, canWithdraw: true });
    const returnId = requested.id;
    await steps.run({ action: 'return-pick-up', returnId });
    expect(await steps.run({ action: 'returns' })).toContain(`${returnId}  return    picked-up`);
    expect(await stock('S')).toBe(before);
    await steps.run({ action: 'return-receive', returnId: returnId.toLowerCase() });
    expect(await stock('S')).toBe(before + 1);
    expect(await steps.read(order.id)).toMatchObject({ status: 3, refundAmount: 800 });
    await makeRefunds();
    const after = await steps.read(order.id);
    expect(after).toMatchObject({ refundAmount: 0, refunds: [{ amount: 800, state: 'paid' }] });
    expect(after.returns).toMatchObject([{ id: returnId, state: 'refunded' }]);
    expect(after.items[0]?.returnableQuantity).toBe(1);
    expect(after.timeline.map(({ kind }) => kind).slice(4)).toEqual([
      'return-requested',
      'return-picked-up',
      'return-received',
      'refunded',
    ]);
    expect(await steps.run({ action: 'check' })).toContain('the ledger balances');
  });

  test('of all lines, one after another, refunds all of them', async () => {
    const order = await steps.delivered(SHIRTS);
    for (const item of order.items) {
      const lines = [{ itemId: item.id, quantity: item.quantity }];
      const returnId = await steps.returned(order, { lines });
      await steps.run({ action: 'return-receive', returnId });
      await makeRefunds();
    }
    const after = await steps.read(order.id);
    expect(after).toMatchObject({ received: 2099, refundAmount: 0 });
    expect(after.refunds.map(({ amount }) => amount)).toEqual([1600, 499]);
    expect(await steps.run({ action: 'check' })).toContain('the ledger balances');
  });

  test('is refused for more pieces than were bought, and for pieces that were returned already', async () => {
    const order = await steps.delivered(SHIRTS);
    const itemId = order.items[0]?.id ?? '';
    const title = '“The shirt”';
    expect(refusal(await steps.requestReturn(order, { lines: [{ itemId, quantity: 3 }] }))).toEqual(
      [409, 'lines/0/quantity', `Only 2 of ${title} can be sent back, not 3.`],
    );
    await steps.returned(order, { lines: [{ itemId, quantity: 2 }] });
    expect(refusal(await steps.requestReturn(order))).toEqual([
      409,
      'lines/0/quantity',
      `${title} is in a return or an exchange already.`,
    ]);
  });

  test('requested twice concurrently is accepted once', async () => {
    const order = await steps.delivered([{ productId: 'thing', quantity: 1 }]);
    const responses = await Promise.all([steps.requestReturn(order), steps.requestReturn(order)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is refused before the order is delivered, and after the return period', async () => {
    const paid = await steps.paid(SHIRTS);
    expect(refusal(await steps.requestReturn(paid))).toEqual([
      409,
      undefined,
      `Order ${paid.id} is Processing: what is delivered can be sent back.`,
    ]);
    const late = await steps.delivered(SHIRTS);
    await deliveredDaysAgo(late.id, 7.01);
    expect(refusal(await steps.requestReturn(late))).toEqual([
      409,
      undefined,
      `The 7 days in which order ${late.id} could be sent back are over.`,
    ]);
    expect((await steps.read(late.id)).items[0]?.returnableQuantity).toBe(0);
    await deliveredDaysAgo(late.id, 6.99);
    expect((await steps.requestReturn(late)).status).toBe(201);
  });

  test('is refused with the name of the invalid field', async () => {
    const order = await steps.delivered(SHIRTS);
    const itemId = order.items[0]?.id ?? '';
    const line = { itemId, quantity: 1 };
    const fieldOf = async (request: Parameters<typeof steps.requestReturn>[1]) =>
      refusal(await steps.requestReturn(order, request)).slice(0, 2);
    expect(await fieldOf({ lines: [{ ...line, itemId: 'other-1' }] })).toEqual([
      400,
      'lines/0/itemId',
    ]);
    expect(await fieldOf({ lines: [line, line] })).toEqual([400, 'lines/1/itemId']);
    expect(await fieldOf({ lines: [] })).toEqual([400, 'lines']);
    expect(await fieldOf({ reason: 'other', comment: ' ' })).toEqual([400, 'comment']);
    expect(await fieldOf({ pickupAddress: { ...SHIPPING_ADDRESS, phone: '12' } })).toEqual([
      400,
      'pickupAddress/phone',
    ]);
  });

  test('can be withdrawn until it is picked up, and then requested again', async () => {
    const order = await steps.delivered(SHIRTS);
    const first = await steps.returned(order);
    expect((await steps.withdraw(order.id, first)).status).toBe(204);
    const second = await steps.returned(order, {
      lines: [{ itemId: order.items[0]?.id ?? '', quantity: 2 }],
    });
    await steps.run({ action: 'return-pick-up', returnId: second });
    expect(refusal(await steps.withdraw(order.id, second))).toEqual([
      409,
      undefined,
      `The return ${second} is picked up and can’t be withdrawn any more.`,
    ]);
  });

  test('that is refused has a reason, and nothing is refunded', async () => {
    const order = await steps.delivered(SHIRTS);
    const returnId = await steps.returned(order);
    await steps.run({ action: 'return-refuse', returnId, reason: 'It was worn.', note: 'sleeve' });
    await makeRefunds();
    const after = await steps.read(order.id);
    expect(after).toMatchObject({ refundAmount: 0, returns: [{ state: 'refused' }] });
    expect(after.timeline.at(-1)).toMatchObject({
      kind: 'return-refused',
      details: { returnId, reason: 'It was worn.' },
    });
    await expect(steps.run({ action: 'return-receive', returnId })).rejects.toThrow(
      'receive refused',
    );
  });

  test('can’t be requested or withdrawn by another account', async () => {
    const order = await steps.delivered(SHIRTS);
    const returnId = await steps.returned(order);
    const { token } = await setup.api.signUp();
    expect((await steps.requestReturn(order, {}, token)).status).toBe(404);
    expect((await steps.withdraw(order.id, returnId, token)).status).toBe(404);
    const other = await steps.delivered(SHIRTS);
    expect((await steps.withdraw(other.id, returnId)).status).toBe(404);
  });
});

describe('an exchange', () => {
  const exchange = (itemId: string | undefined, selectedSize: string, quantity = 1) => ({
    kind: 'exchange' as const,
    lines: [{ itemId: itemId ?? '', quantity, selectedSize }],
  });

  test('reserves the replacement, and restocks the returned piece', async () => {
    const order = await steps.delivered(SHIRTS);
    const [small, medium] = [await stock('S'), await stock('M')];
    const returnId = await steps.returned(order, exchange(order.items[0]?.id, 'M'));
    expect(await stock('M')).toBe(medium - 1);
    await expect(steps.run({ action: 'exchange-ship', returnId, tracking: 'X' })).rejects.toThrow(
      `The exchange ${returnId} is requested: send-exchange refused. Possible now: withdraw, pick up, receive, refuse.`,
    );
    await steps.run({ action: 'return-receive', returnId });
    await steps.run({ action: 'exchange-ship', returnId, tracking: 'X', carrier: 'Blue Dart' });
    expect([await stock('S'), await stock('M')]).toEqual([small + 1, medium - 1]);
    const after = await steps.read(order.id);
    expect(after).toMatchObject({ refundAmount: 0, returns: [{ state: 'exchange-sent' }] });
    expect(after.timeline.at(-1)?.details).toMatchObject({ carrier: 'Blue Dart', tracking: 'X' });
    expect(await steps.run({ action: 'check' })).toContain('the ledger balances');
  });

  test('that is withdrawn or refused releases the replacement', async () => {
    const order = await steps.delivered(SHIRTS);
    const medium = await stock('M');
    const first = await steps.returned(order, exchange(order.items[0]?.id, 'M', 2));
    expect(await stock('M')).toBe(medium - 2);
    await steps.withdraw(order.id, first);
    const second = await steps.returned(order, exchange(order.items[0]?.id, 'M'));
    await steps.run({ action: 'return-refuse', returnId: second, reason: 'Worn.' });
    expect(await stock('M')).toBe(medium);
  });

  test('is refused for a size that doesn’t exist, and for one that is sold out', async () => {
    const order = await steps.delivered(SHIRTS);
    const itemId = order.items[0]?.id;
    const ask = async (size: string, quantity = 1) =>
      refusal(await steps.requestReturn(order, exchange(itemId, size, quantity)));
    const field = 'lines/0/selectedSize';
    expect(await ask('XXS')).toEqual([400, field, '“The shirt” has no size “XXS”']);
    expect(await ask('XL')).toEqual([409, field, '“The shirt” (XL) is sold out.']);
    expect(await ask('L', 2)).toEqual([409, field, '“The shirt” (L) has only 1 left.']);
    expect(await stock('L')).toBe(1);
  });

  test('is refused for what was bought, whether it is named or not', async () => {
    const order = await steps.delivered([...SHIRTS, { productId: 'scarf', quantity: 1 }]);
    const [scarf, shirt, thing] = order.items;
    const send = (itemId = '', choice: Record<string, string> = {}) =>
      steps.requestReturn(order, {
        kind: 'exchange',
        lines: [{ itemId, quantity: 1, ...choice }],
      });
    const ask = async (...given: Parameters<typeof send>) => refusal(await send(...given));
    const same = (title: string) => [
      400,
      'lines/0/selectedSize',
      `Choose another size, color or option of “${title}” than the one you send back.`,
    ];
    const small = await stock('S');
    expect(await ask(shirt?.id)).toEqual(same('The shirt'));
    expect(await ask(shirt?.id, { selectedSize: 'S' })).toEqual(same('The shirt'));
    expect(await ask(shirt?.id, { selectedSize: 'S', selectedColor: 'Red' })).toEqual(
      same('The shirt'),
    );
    expect(await ask(thing?.id)).toEqual(same('The thing'));
    expect(await ask(scarf?.id)).toEqual(same('The scarf'));
    expect(await stock('S')).toBe(small);
    // Which of its colours was sent isn't part of the order.
    expect((await send(scarf?.id, { selectedColor: 'Blue' })).status).toBe(201);
  });

  test('for the last piece succeeds for one of two concurrent requests', async () => {
    const [one, two] = [await steps.delivered(SHIRTS), await steps.delivered(SHIRTS)];
    const responses = await Promise.all(
      [one, two].map((order) => steps.requestReturn(order, exchange(order.items[0]?.id, 'L'))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stock('L')).toBe(0);
  });
});
