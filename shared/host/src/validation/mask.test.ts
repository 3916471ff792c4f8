import fc from 'fast-check';
import { applyMask } from './mask';

test.each([
  ['12', '99/99', '12'],
  ['12/', '99/99', '12/'],
  ['123', '99/99', '12/3'],
  ['12-34', '99/99', '12/34'],
  ['12345', '99/99', '12/34'],
  ['4111111111111111', '9999 9999 9999 9999', '4111 1111 1111 1111'],
  ['abcde1234f', 'aaaaa9999a', 'abcde1234f'],
  ['1a', 'a9', 'a'],
  ['x9-', '**', 'x9'],
  ['5', 'INV-9', 'INV-5'],
  ['', '(999)', ''],
])('[PAY-03] formats %j by the mask %j as %j', (value, mask, masked) => {
  expect(applyMask(value, mask)).toBe(masked);
});

const DIGITS = Array.from('0123456789');
const LETTERS = Array.from('abcXYZéअ');

/** A mask and a value that matches it, built position by position. */
const filled = fc
  .array(
    fc.oneof(
      fc.constantFrom(...DIGITS).map((sign) => ['9', sign] as const),
      fc.constantFrom(...LETTERS).map((sign) => ['a', sign] as const),
      fc.constantFrom(...DIGITS, ...LETTERS).map((sign) => ['*', sign] as const),
      fc.constantFrom('/', '-', ' ', '#', '(').map((sign) => [sign, sign] as const),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((places) => ({
    mask: places.map(([place]) => place).join(''),
    value: places.map(([, sign]) => sign).join(''),
  }));

test('[PAY-03] keeps a value that matches the mask, and adds missing literals', () => {
  fc.assert(
    fc.property(filled, ({ mask, value }) => {
      expect(applyMask(value, mask)).toBe(value);
      const bare = value.replace(/[/\- #(]/g, '');
      expect(applyMask(bare, mask)).toBe(value.replace(/[/\- #(]+$/, ''));
    }),
  );
});

test('[PAY-03] never returns more than the mask holds, and doesn’t change its own result', () => {
  const mask = fc.stringMatching(/^[9a*/ ()-]{1,12}$/);
  fc.assert(
    fc.property(fc.string(), mask, (value, pattern) => {
      const masked = applyMask(value, pattern);
      expect(Array.from(masked).length).toBeLessThanOrEqual(pattern.length);
      expect(applyMask(masked, pattern)).toBe(masked);
    }),
  );
});
