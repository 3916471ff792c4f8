import fc from 'fast-check';
import type { FullReturn } from './returns.repository';
import { paidFor } from '../paid-for';
import { returnablePieces, shareOf } from './returnable';

const item = fc
  .record({
    line: fc.constant(1),
    price: fc.integer({ min: 1, max: 2_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    part: fc.integer({ min: 0, max: 1_000 }),
  })
  .map(({ part, ...given }) => ({
    ...given,
    discount: Math.floor((given.price * given.quantity * part) / 1_000),
  }));

/** A return of so many pieces, which may be withdrawn later. */
const step = fc.record({
  pieces: fc.integer({ min: 1, max: 50 }),
  kind: fc.constantFrom('return' as const, 'exchange' as const),
  isWithdrawn: fc.boolean(),
});

function returnOf(quantity: number, value: number): FullReturn {
  return {
    row: {
      id: 'R-1',
      orderId: 'order',
      kind: 'return',
      state: 'requested',
      reason: 'other',
      comment: null,
      pickupAddress: {
        ...{ fullName: '', address: '', city: '', state: '', postalCode: '', phone: '' },
      },
      refundUpiId: null,
      asCredit: false,
      refundAmount: value,
      createdAt: new Date(),
    },
    lines: [{ returnId: 'R-1', line: 1, quantity, value, size: null, color: null, options: {} }],
  };
}

test('returns of all pieces refund exactly what was paid, in any order and whatever is withdrawn', () => {
  fc.assert(
    fc.property(item, fc.array(step, { maxLength: 12 }), (bought, steps) => {
      const returns: FullReturn[] = [];
      for (const { pieces, kind, isWithdrawn } of steps) {
        const left = returnablePieces(bought, returns);
        if (pieces > left.quantity) continue;
        const made = returnOf(pieces, shareOf(left, pieces));
        const state = isWithdrawn ? 'withdrawn' : 'requested';
        returns.push({ ...made, row: { ...made.row, kind, state } });
      }
      const rest = returnablePieces(bought, returns);
      const last =
        rest.quantity === 0 ? [] : [returnOf(rest.quantity, shareOf(rest, rest.quantity))];
      const values = [...returns.filter(({ row }) => row.state === 'requested'), ...last].flatMap(
        ({ lines }) => lines.map(({ value }) => value ?? 0),
      );
      expect(values.every((value) => value >= 0)).toBe(true);
      expect(values.reduce((sum, value) => sum + value, 0)).toBe(paidFor(bought));
    }),
  );
});

test('more pieces never refund less', () => {
  fc.assert(
    fc.property(item, (bought) => {
      const left = returnablePieces(bought, []);
      const shares = Array.from({ length: left.quantity }, (_, index) => shareOf(left, index + 1));
      expect(shares).toEqual([...shares].sort((a, b) => a - b));
      expect(shares.at(-1)).toBe(paidFor(bought));
    }),
  );
});

test('a return from before there were discounts counts at its price', () => {
  const bought = { line: 1, price: 79_900, quantity: 3, discount: 0 };
  const earlier = returnOf(1, 0);
  earlier.lines = earlier.lines.map((line) => ({ ...line, value: null }));
  expect(returnablePieces(bought, [earlier])).toEqual({ quantity: 2, amount: 159_800 });
});
