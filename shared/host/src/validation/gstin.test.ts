import { gstinRule, isGstin, normaliseGstin } from './gstin';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '29DEMCA0000D1Z1'])('%s is a GSTIN', (gstin) => {
  expect(isGstin(gstin)).toBe(true);
});

test('a GSTIN with any single character changed is invalid', () => {
  const gstin = '27AAPFU0939F1ZV';
  for (const [index, character] of Array.from(gstin).entries()) {
    const other = /\d/.test(character) ? String((Number(character) + 1) % 10) : 'Q';
    expect(isGstin(gstin.slice(0, index) + other + gstin.slice(index + 1))).toBe(false);
  }
});

test('the rule accepts a blank value, lower-case letters and spaces', () => {
  expect(gstinRule('', {})).toBeUndefined();
  expect(gstinRule('  ', {})).toBeUndefined();
  expect(gstinRule(' 27 aapfu0939f 1zv', {})).toBeUndefined();
  expect(normaliseGstin(' 27 aapfu0939f 1zv')).toBe('27AAPFU0939F1ZV');
});

test('the message says whether the format or a character is wrong', () => {
  expect(gstinRule('27AAPFU0939F1Z', {})).toContain('has 15 characters');
  expect(gstinRule('27AAPFU0939F1ZW', {})).toContain('one of its characters is wrong');
});
