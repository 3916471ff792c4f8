import fc from 'fast-check';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import { LEAST_TOTAL } from '../offers/apply-offers';
import { newCardCode, readCardCode } from './card-code';
import { creditToReturn, payableOf } from './order-credits';
import { orderedCredits, sumOfUses, payWithCredits } from './pay-with-credits';

const credits = fc
  .array(
    fc.record({
      balance: fc.integer({ min: 1, max: 3_000_000 }),
      codeEnding: fc.constantFrom(null, 'K7QX'),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((credit, index) => ({ ...credit, id: `credit-${index}` })));
const total = fc.integer({ min: LEAST_TOTAL, max: 5_000_000 });

test('credits pay at most what they have, and leave nothing or as much as a provider collects', () => {
  fc.assert(
    fc.property(total, credits, (sum, given) => {
      const uses = payWithCredits(sum, given);
      for (const { creditId, amount } of uses) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(given.find(({ id }) => id === creditId)?.balance ?? 0);
      }
      const toPay = sum - sumOfUses(uses);
      expect(toPay === 0 || toPay >= LEAST_TOTAL).toBe(true);
      const available = given.reduce((all, { balance }) => all + balance, 0);
      expect(toPay).toBe(
        available >= sum ? 0 : Math.min(sum, Math.max(sum - available, LEAST_TOTAL)),
      );
      expect(sumOfUses(orderedCredits(uses))).toBe(sumOfUses(uses));
    }),
  );
});

test('a card is emptied before the next one is used', () => {
  const cards = ['a', 'b', 'c'].map((id) => ({ id, codeEnding: id, balance: 1000 }));
  expect(payWithCredits(1500, cards)).toEqual([
    { creditId: 'a', codeEnding: 'a', amount: 1000 },
    { creditId: 'b', codeEnding: 'b', amount: 500 },
  ]);
});

const order = fc
  .record({ total, used: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ total: sum, used }) => ({ total: sum, creditUsed: Math.floor(sum * used) }))
  .chain((amounts) =>
    fc.record({
      ...{ total: fc.constant(amounts.total), creditUsed: fc.constant(amounts.creditUsed) },
      returns: fc.array(fc.record({ share: fc.nat({ max: 100 }), asCredit: fc.boolean() }), {
        maxLength: 5,
      }),
    }),
  );

test('of any returns, payment and credits get back what they were for, the payment first', () => {
  fc.assert(
    fc.property(order, ({ total: sum, creditUsed, returns }) => {
      let [returnedTotal, returnedAsCredit] = [0, 0];
      for (const { share, asCredit } of returns) {
        const value = Math.floor(((sum - returnedTotal) * share) / 100);
        returnedTotal += value;
        if (asCredit) returnedAsCredit += value;
      }
      const status = ORDER_STATUS.delivered;
      const now = { status, total: sum, creditUsed, returnedTotal, returnedAsCredit };
      const payable = payableOf(now);
      const back = creditToReturn(now);
      const paidBack = Math.min(returnedTotal - returnedAsCredit, payable);
      expect(back + paidBack).toBe(returnedTotal - returnedAsCredit);
      expect(back).toBeLessThanOrEqual(creditUsed);
      if (back > 0) expect(paidBack).toBe(payable);
    }),
  );
});

test('a cancelled order gives everything back', () => {
  const cancelled = { status: ORDER_STATUS.cancelled, total: 1000, creditUsed: 700 };
  expect(creditToReturn({ ...cancelled, returnedTotal: 0, returnedAsCredit: 0 })).toBe(700);
});

test('a code is read without its hyphens, and with letters that look alike', () => {
  const code = newCardCode();
  expect(code).toMatch(/^GIFT(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  expect(readCardCode(code)).toBe(code);
  expect(readCardCode(code.replaceAll('-', ''))).toBe(code);
  expect(readCardCode('GIFT-OIL0-0000-0000-0000')).toBe('GIFT-0110-0000-0000-0000');
  expect(readCardCode('WELCOME10')).toBeUndefined();
  expect(readCardCode('GIFT-2026')).toBeUndefined();
});
