import fc from 'fast-check';
import { formatApproxDollars, formatRupees, formatRupeesShort } from './money';

test('[API-03] formats rupees the Indian way with exactly two decimals', () => {
  expect(formatRupees(1299)).toBe('₹1,299.00');
  expect(formatRupees(123456.5)).toBe('₹1,23,456.50');
  expect(formatRupees(0)).toBe('₹0.00');
});

test('[API-03] formats rupees with at most two decimals elsewhere', () => {
  expect(formatRupeesShort(1299)).toBe('₹1,299');
  expect(formatRupeesShort(1299.5)).toBe('₹1,299.50');
  expect(formatRupeesShort(1299.995)).toBe('₹1,300');
});

test('formats what rupees are worth in dollars (D1)', () => {
  expect(formatApproxDollars(1996, 0.012)).toBe('≈ $23.95');
  expect(formatApproxDollars(123456, 0.012)).toBe('≈ $1,481.47');
});

test('groups digits as the locales en-IN and en-US do', () => {
  const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
      expect(formatRupees(paise / 100)).toBe(rupees.format(paise / 100));
      expect(formatApproxDollars(paise / 100, 1)).toBe(`≈ ${dollars.format(paise / 100)}`);
    }),
  );
});

test('loses no paisa of any amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_00 }), (paise) => {
      const digits = formatRupees(paise / 100).replace(/\D/g, '');
      expect(Number(digits)).toBe(paise);
    }),
  );
});
