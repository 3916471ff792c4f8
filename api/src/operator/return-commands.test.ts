import { ledgerEntries, returnLines, returns } from '../db/schema';
import { placedOrder, SHIPPING_ADDRESS } from '../testing/orders';
import { createPaymentTest, type PaymentTest } from '../testing/payments';
import { type OperatorCommand, runOperatorCommand } from './operator-command';

let setup: PaymentTest;
let orderId: string;
beforeAll(async () => {
  setup = await createPaymentTest();
  orderId = await placedOrder(setup.api, setup.token, { thing: 2 });
});
afterAll(() => setup.api.close());

const run = (command: OperatorCommand) =>
  runOperatorCommand({ db: setup.api.db, makeRefund: undefined }, command);

async function read(command: OperatorCommand): Promise<unknown> {
  return JSON.parse(await run(command));
}

/** More than a page of them. */
const COUNT = 51;
const indexes = Array.from({ length: COUNT }, (_, index) => index);
const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index));

test('open returns are listed by pages, and for programs', async () => {
  const { db } = setup.api;
  expect(await run({ action: 'returns' })).toBe('No open returns.');
  const row = { orderId, kind: 'return', state: 'requested', reason: 'too-small' } as const;
  const rest = { pickupAddress: SHIPPING_ADDRESS, refundAmount: 49_900 };
  await db
    .insert(returns)
    .values(indexes.map((i) => ({ id: `R-${i}`, ...row, ...rest, createdAt: dayOf(i) })));
  await db
    .insert(returnLines)
    .values(indexes.map((i) => ({ returnId: `R-${i}`, line: 1, quantity: 1 })));

  const first = (await run({ action: 'returns' })).split('\n');
  expect(first[0]).toMatch(/^R-0 {2}return/);
  expect(first.at(-1)).toBe('Page 1 of 2, 51 open returns.');
  expect(first).toHaveLength(51);
  expect(await run({ action: 'returns', page: 2 })).toMatch(/^R-50 .*\nPage 2 of 2/);
  expect(await read({ action: 'returns', page: 2, json: true })).toMatchObject({
    total: 51,
    page: 2,
    pages: 2,
    returns: [{ id: 'R-50', orderId, refundAmount: 499, lines: [{ line: 1, quantity: 1 }] }],
  });
});

test('refunds that are due are listed by pages, and for programs', async () => {
  const entries = indexes.map((i) => ({
    id: `entry-${i}`,
    kind: 'received' as const,
    orderId: null,
    paymentRef: `stray-${i}`,
    amount: 700,
    eventId: `event-${i}`,
    author: 'provider',
    note: null,
    createdAt: dayOf(i),
  }));
  await setup.api.db.insert(ledgerEntries).values(entries);
  const first = (await run({ action: 'refunds' })).split('\n');
  expect(first[0]).toContain('payment stray-0');
  expect(first.at(-1)).toBe('Page 1 of 2, 51 refunds.');
  expect(await read({ action: 'refunds', page: 2, json: true })).toEqual({
    total: 51,
    page: 2,
    pages: 2,
    refunds: [
      {
        orderId: null,
        ref: 'stray-50',
        received: 7,
        receivedAt: dayOf(50).toISOString(),
        refundDue: 7,
        requests: [],
      },
    ],
  });
});
