import { fiscalYearOf } from './invoice-numbers.repository';

test.each([
  ['2026-03-31T18:29:59Z', '2526'],
  // Midnight in India.
  ['2026-03-31T18:30:00Z', '2627'],
  ['2026-12-31T23:59:59Z', '2627'],
  ['2027-03-31T12:00:00Z', '2627'],
  ['2099-04-01T12:00:00Z', '9900'],
])('%s is in the fiscal year %s', (moment, year) => {
  expect(fiscalYearOf(new Date(moment))).toBe(year);
});
