import { sql } from 'drizzle-orm';
import { inTransaction } from '../../db/transaction';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { nextNumber } from './invoice-numbers.repository';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const serials = (numbers: { serial: number }[]) =>
  numbers.map(({ serial }) => serial).sort((a, b) => a - b);

test('[INV-01] numbers have no gaps, however many transactions take them at once and are rolled back', async () => {
  const now = new Date('2031-05-01T06:00:00Z');
  const taken = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      inTransaction(api.db, async (tx) => {
        const number = await nextNumber(tx, 'invoice', now);
        await tx.execute(sql`select pg_sleep(0.01)`);
        if (index % 3 === 0) throw new Error('rolled back');
        return number;
      }).catch(() => undefined),
    ),
  );
  const kept = taken.filter((number) => number !== undefined);
  expect(serials(kept)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(kept.map(({ number }) => number).sort()[0]).toBe('INV/3132/000001');
});

test('each kind and each fiscal year has a separate sequence', async () => {
  const take = (kind: 'invoice' | 'credit-note', moment: string) =>
    inTransaction(api.db, (tx) => nextNumber(tx, kind, new Date(moment)));
  const numbers = [
    await take('invoice', '2041-03-31T12:00:00Z'),
    await take('invoice', '2041-04-01T12:00:00Z'),
    await take('credit-note', '2041-04-01T12:00:00Z'),
    await take('invoice', '2041-04-01T12:00:00Z'),
  ];
  expect(numbers.map(({ number }) => number)).toEqual([
    'INV/4041/000001',
    'INV/4142/000001',
    'CRN/4142/000001',
    'INV/4142/000002',
  ]);
});

test('a number isn’t dated before the one that precedes it', async () => {
  const take = (moment: string) =>
    inTransaction(api.db, (tx) => nextNumber(tx, 'invoice', new Date(moment)));
  await take('2051-05-02T12:00:00Z');
  const second = await take('2051-05-01T12:00:00Z');
  expect(second.issuedAt).toEqual(new Date('2051-05-02T12:00:00Z'));
});
