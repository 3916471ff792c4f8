import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@storefront/tools/settings';
import { readHolidays } from './holidays';

const folder = mkdtempSync(join(tmpdir(), 'holidays-'));
const file = join(folder, 'holidays.txt');
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string) {
  writeFileSync(file, text);
  return readHolidays(file);
}

test('reads the days', () => {
  const days = read('# ours\n2026-12-25 Christmas\n\n2027-01-26 Republic Day # national\n');
  expect([...days]).toEqual(['2026-12-25', '2027-01-26']);
  expect(read('')).toEqual(new Set());
});

test.each([
  ['25 December Christmas', 'line 1: "25 December Christmas" is no holiday'],
  ['\n2026-12-25', 'line 2: "2026-12-25" is no holiday'],
  ['2026-02-30 Leap day', 'is no holiday'],
  ['2026-13-01 Thirteenth', 'is no holiday'],
  ['2026-12-25 Christmas\n2026-12-25 Xmas', 'line 2: 2026-12-25 is a holiday already'],
])('a list with %j is refused with the number of the line', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('the error for a list that can’t be read names the setting', () => {
  const none = join(folder, 'none.txt');
  expect(() => readHolidays(none)).toThrow(ConfigError);
  expect(() => readHolidays(none)).toThrow('DELIVERY_HOLIDAYS');
});

test('the demo’s list has the national holidays of this year and the next', () => {
  const days = readHolidays(join(import.meta.dirname, 'holidays.txt'));
  for (const year of [2026, 2027]) {
    for (const national of ['01-26', '08-15', '10-02']) {
      expect(days).toContain(`${year}-${national}`);
    }
  }
});
