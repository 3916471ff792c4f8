import { code128 } from './code-128';

const SEEN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));

test('every symbol is eleven modules wide, with bars of an even width, and no two are alike', () => {
  const symbols = SEEN.map((character) => code128(character).slice(6, 12));
  for (const widths of symbols) {
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11);
    const bars = widths.filter((_, index) => index % 2 === 0);
    expect(bars.reduce((sum, width) => sum + width, 0) % 2).toBe(0);
  }
  expect(new Set(symbols.map(String)).size).toBe(SEEN.length);
});

test('a text has a start, its characters, a check symbol and a stop', () => {
  // With the start A its check value is known to be 54, so with B it is 55.
  const widths = code128('PJJ123C').join('');
  expect(widths.startsWith('211214')).toBe(true);
  expect(widths.endsWith('311321' + '2331112')).toBe(true);
  expect(widths).toHaveLength(6 * 9 + 7);
});

test('a character that isn’t in the set is refused', () => {
  expect(() => code128('₹')).toThrow(RangeError);
});
