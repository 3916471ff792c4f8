import { setLanguageSource } from '@storefront/host/messages/language';
import fc from 'fast-check';
import { formatLongDate, formatMoment } from './dates';

test('[ACCT-01] formats a day as January 5, 2024', () => {
  expect(formatLongDate('2024-01-05T10:00:00.000Z')).toBe('January 5, 2024');
  expect(formatLongDate('2024-01-05')).toBe('January 5, 2024');
});

test("uses the store's time zone, wherever it runs", () => {
  expect(formatLongDate('2024-01-04T18:30:00Z')).toBe('January 5, 2024');
  expect(formatLongDate('2024-01-04T18:29:59Z')).toBe('January 4, 2024');
  expect(formatLongDate('2024-01-04T23:30:00+05:30')).toBe('January 4, 2024');
});

test('interprets a moment without a time zone as UTC', () => {
  expect(formatLongDate('2024-01-04T20:00:00')).toBe('January 5, 2024');
  expect(formatLongDate('2024-01-04 20:00')).toBe('January 5, 2024');
});

test.each(['', 'soon', '2024-13-45', '05/01/2024'])('is empty for %j', (text) => {
  expect(formatLongDate(text)).toBe('');
  expect(formatMoment(text)).toBe('');
});

test('shows day and time in the store’s time zone', () => {
  expect(formatMoment('2024-01-05T10:00:00.000Z')).toBe('January 5, 2024 at 3:30 PM');
});

test('formats every ISO moment', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2999') }),
      (date) => {
        expect(formatLongDate(date.toISOString())).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      },
    ),
  );
});

test('in Hindi, days and moments are those of India in Hindi', () => {
  setLanguageSource(() => 'hi');
  expect(formatLongDate('2024-01-05T20:00:00Z')).toBe('6 जनवरी 2024');
  expect(formatMoment('2024-01-05T10:00:00Z')).toBe('5 जनवरी 2024 को 15:30 बजे');
  setLanguageSource(() => 'en');
});
