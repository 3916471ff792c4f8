import fc from 'fast-check';
import { formatPaise, plainAmount, toPaise, toRupees } from './money';

test('converts rupees to paise and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (paise) => {
      expect(toPaise(toRupees(paise))).toBe(paise);
    }),
  );
});

test('null stays null', () => {
  expect(toRupees(null)).toBeNull();
});

test('formats amounts for UPI and for people', () => {
  expect(plainAmount(12_345_600)).toBe('123456.00');
  expect(formatPaise(12_345_600)).toBe('₹1,23,456.00');
});
