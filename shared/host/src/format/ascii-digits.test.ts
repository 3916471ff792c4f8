import { asciiDigits } from './ascii-digits';

test.each([
  ['९८०००', '98000'],
  ['٩٨', '98'],
  ['۹۸', '98'],
  ['９８', '98'],
  ['௯௮', '98'],
  ['𝟗𝟪', '98'],
  ['560 001', '560 001'],
  ['½ Ⅳ ①', '½ Ⅳ ①'],
])('the digits of %s are %s', (typed, digits) => {
  expect(asciiDigits(typed)).toBe(digits);
});

test('every script has ten digits, from 0 to 9', () => {
  const counts = new Map<string, number>();
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (!/\p{Nd}/u.test(character)) continue;
    const digit = asciiDigits(character);
    expect(digit).toMatch(/^\d$/);
    counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  expect(counts.size).toBe(10);
  expect(new Set(counts.values()).size).toBe(1);
});
