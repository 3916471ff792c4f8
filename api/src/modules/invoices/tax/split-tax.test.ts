import fc from 'fast-check';
import { splitTax, splitTaxAfter, sumTaxed } from './split-tax';

const price = fc.record({
  total: fc.integer({ min: 1, max: 2_000_000_000_000 }),
  rate: fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800),
  isInterState: fc.boolean(),
});

test('taxable amount and taxes always add up to the price, to the paisa', () => {
  fc.assert(
    fc.property(price, (given) => {
      const { taxable, cgst, sgst, igst, total } = splitTax(given);
      expect(total).toBe(given.total);
      expect(taxable + cgst + sgst + igst).toBe(total);
      expect(cgst).toBe(sgst);
      expect(given.isInterState ? cgst : igst).toBe(0);
      const exact = (total * given.rate) / (10_000 + given.rate);
      // The rounding of one tax, or of two halves.
      expect(Math.abs(cgst + sgst + igst - exact)).toBeLessThanOrEqual(1.001);
    }),
  );
});

test('credits in any number of parts add up to the credit of all pieces', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 2_000_000_000 }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(price, parts, (given, totals) => {
      let before = 0;
      const credits = totals.map((total) => {
        const credit = splitTaxAfter({ ...given, total }, before);
        before += total;
        return credit;
      });
      expect(sumTaxed(credits)).toEqual(splitTax({ ...given, total: before }));
      for (const { cgst, sgst } of credits) expect(cgst).toBe(sgst);
    }),
  );
});

test('a price of ₹1,180 at 18 % has a tax of ₹180, halved within the state', () => {
  const paid = { total: 118_000, rate: 1800 };
  expect(splitTax({ ...paid, isInterState: true })).toEqual({
    taxable: 100_000,
    cgst: 0,
    sgst: 0,
    igst: 18_000,
    total: 118_000,
  });
  expect(splitTax({ ...paid, isInterState: false })).toMatchObject({ cgst: 9_000, sgst: 9_000 });
});
