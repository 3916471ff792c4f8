import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@storefront/tools/settings';
import { INDIAN_STATES } from '@storefront/host/contracts/validation';
import { SAMPLE_RATES } from '../testing/sample-snapshot';
import { rateOf, readGstRates } from './gst-rates';
import { stateByName, stateOfGstin, stateTaxName } from './gst-states';

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = join(folder, 'rates.txt');
  writeFileSync(file, text);
  return readGstRates(file);
}

test.each([
  ['apparel', 249_900, 500],
  // ₹2,500 without tax.
  ['apparel', 262_500, 500],
  ['apparel', 262_501, 1800],
  ['footwear', 199_900, 500],
  ['jewellery', 9_999_900, 300],
  ['standard', 100, 1800],
  [null, 100, 1800],
  ['unknown', 100, 1800],
])('a piece of class %s for %i paise has its rate', (taxClass, price, rate) => {
  expect(rateOf(SAMPLE_RATES, taxClass, price)).toBe(rate);
});

test.each([
  ['default a\na 5', 'line 2: "a 5" is no rate'],
  ['default a\na 5 2500', 'the last line of a must have no limit'],
  ['default a\na 5 -\na 18 -', 'line 3: the limits of a must ascend'],
  ['default a\na 5 2500\na 12 1000\na 18 -', 'line 3: the limits of a must ascend'],
  ['a 5 -', 'must name one of the classes'],
  ['default b\na 5 -', 'must name one of the classes'],
])('a table with %j is refused with what is wrong', (text, message) => {
  expect(() => read(text)).toThrow(ConfigError);
  expect(() => read(text)).toThrow(message);
});

test('the error for a table that can’t be read names the setting', () => {
  expect(() => readGstRates(join(folder, 'none.txt'))).toThrow('GST_RATES');
});

test('every state of the checkout’s form has a unique code', () => {
  const codes = INDIAN_STATES.map((name) => stateByName(name).code);
  expect(codes).not.toContain(null);
  expect(new Set(codes).size).toBe(INDIAN_STATES.length);
  for (const name of INDIAN_STATES) {
    expect(stateOfGstin(`${stateByName(name).code ?? ''}DEMCA0000D1Z1`).name).toBe(name);
  }
});

test('union territories without a legislature have UTGST', () => {
  expect(stateTaxName(stateByName('Chandigarh'))).toBe('UTGST');
  expect(stateTaxName(stateByName('Delhi'))).toBe('SGST');
});
