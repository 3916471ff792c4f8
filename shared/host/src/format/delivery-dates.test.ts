import fc from 'fast-check';
import { formatDelivery, formatDeliveryDays, formatPayBy, indianDay } from './delivery-dates';

test.each([
  ['2026-12-02', '2026-12-02', 'Wed 2 December'],
  ['2026-12-02', '2026-12-03', 'Wed 2 to Thu 3 December'],
  ['2026-11-30', '2026-12-01', 'Mon 30 November to Tue 1 December'],
  ['2026-12-31', '2027-01-02', 'Thu 31 December to Sat 2 January'],
  ['2026-12-02', '2027-12-02', 'Wed 2 December to Thu 2 December'],
])('an order that arrives between %s and %s arrives %s', (earliest, latest, words) => {
  expect(formatDeliveryDays({ earliest, latest })).toBe(words);
  expect(formatDelivery({ earliest, latest })).toBe(words);
});

test('an estimate says until when it holds, in Indian time', () => {
  const dates = { earliest: '2026-12-02', latest: '2026-12-03', payBy: '2026-12-01T08:30:00.000Z' };
  const onThatDay = new Date('2026-11-30T18:30:00Z');
  const before = new Date('2026-11-30T18:29:59Z');
  expect(formatDelivery(dates, onThatDay)).toBe(
    'Wed 2 to Thu 3 December if you pay by 14:00 today',
  );
  expect(formatPayBy(dates.payBy, before)).toBe('if you pay by 14:00 on Tue 1 December');
});

test('the day in India is that of its calendar', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const moments = fc.date({
    noInvalidDate: true,
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(indianDay(moment)).toBe(format.format(moment));
    }),
  );
});
