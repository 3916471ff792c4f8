import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@storefront/tools/settings';
import { readConfig } from '../../../settings/config';
import { readSynonyms } from './synonyms';

const folder = mkdtempSync(join(tmpdir(), 'synonyms-'));
const file = join(folder, 'list.txt');
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string): Record<string, string[]> {
  writeFileSync(file, text);
  const entries = [...readSynonyms(file)].map(([term, found]) => [term, [...found].sort()]);
  return Object.fromEntries(entries) as Record<string, string[]>;
}

test('terms of a line find each other, and terms before an arrow find those after it', () => {
  expect(read('# spellings\nSari, saree\n\nblue => navy # a shade\n')).toEqual({
    sari: ['saree', 'sari'],
    saree: ['saree', 'sari'],
    blue: ['blue', 'navy'],
  });
});

test('a term in several lines finds the terms of each line', () => {
  expect(read('bag, purse\npurse => wallet').purse).toEqual(['bag', 'purse', 'wallet']);
});

test.each([
  ['bag, purse\nkurta', 'line 2: a line has terms'],
  ['a => b => c', 'line 1: a line has terms'],
  ['bag,', 'line 1: "" is no term'],
  ["bag, pur'se", 'line 1: "pur\'se" is no term'],
  ['bag, one of these five words', 'up to four words'],
])('refuses %j, and names the line', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('the error for a file that can’t be read names the setting', () => {
  expect(() => readSynonyms(join(folder, 'none.txt'))).toThrow(ConfigError);
  expect(() => readSynonyms(join(folder, 'none.txt'))).toThrow('SEARCH_SYNONYMS');
});

test('the list that comes with the API can be read', () => {
  expect(readSynonyms(readConfig({}).searchSynonyms).get('shalwar')).toContain('salwar');
});
