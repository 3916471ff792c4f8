import fc from 'fast-check';
import { isoDay } from '../../indian-time';
import { type DeliveryCalendar, deliveryDates } from './delivery-calendar';

const calendar: DeliveryCalendar = {
  weekdays: new Set([1, 2, 3, 4, 5, 6]),
  holidays: new Set(['2026-12-25', '2027-01-26']),
  dispatchUntil: '14:00',
};

const BENGALURU = { daysMin: 0, daysMax: 1 };
const DELHI = { daysMin: 3, daysMax: 4 };

test.each([
  ['before two in the afternoon', '2026-12-01T13:59:59+05:30', '2026-12-01', '2026-12-02'],
  ['at two', '2026-12-01T14:00:00+05:30', '2026-12-01', '2026-12-02'],
  ['after two', '2026-12-01T14:00:01+05:30', '2026-12-02', '2026-12-03'],
  ['before midnight in India', '2026-12-01T23:59:59+05:30', '2026-12-02', '2026-12-03'],
  ['after midnight in India', '2026-12-02T00:00:00+05:30', '2026-12-02', '2026-12-03'],
  ['on a Saturday afternoon', '2026-12-05T15:00:00+05:30', '2026-12-07', '2026-12-08'],
  ['on a Sunday', '2026-12-06T09:00:00+05:30', '2026-12-07', '2026-12-08'],
  ['on a holiday', '2026-12-25T09:00:00+05:30', '2026-12-26', '2026-12-28'],
  ['on the last day of a year', '2026-12-31T15:00:00+05:30', '2027-01-01', '2027-01-02'],
])('an order to Bengaluru that is paid %s', (_when, paidAt, earliest, latest) => {
  expect(deliveryDates(BENGALURU, new Date(paidAt), calendar)).toMatchObject({ earliest, latest });
});

test('Sundays and holidays on the way don’t count', () => {
  const paidAt = new Date('2026-12-22T10:00:00+05:30');
  expect(deliveryDates(DELHI, paidAt, calendar)).toEqual({
    earliest: '2026-12-26',
    latest: '2026-12-28',
    payBy: '2026-12-22T08:30:00.000Z',
  });
});

test('any days of the week can be worked', () => {
  const tuesdays = { ...calendar, weekdays: new Set([2]) };
  const paidAt = new Date('2026-12-01T15:00:00+05:30');
  expect(deliveryDates(BENGALURU, paidAt, tuesdays)).toMatchObject({
    earliest: '2026-12-08',
    latest: '2026-12-15',
  });
});

const day = fc
  .date({ noInvalidDate: true, min: new Date('2026-01-01'), max: new Date('2028-01-01') })
  .map(isoDay);
const moment = fc.date({
  noInvalidDate: true,
  min: new Date('2026-01-01'),
  max: new Date('2028-01-01'),
});
const zone = fc
  .tuple(fc.nat(12), fc.nat(12))
  .map(([daysMin, more]) => ({ daysMin, daysMax: daysMin + more }));
const anyCalendar = fc.record({
  weekdays: fc
    .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    .map((days) => new Set(days)),
  holidays: fc.array(day, { maxLength: 60 }).map((days) => new Set(days)),
  dispatchUntil: fc.constantFrom('00:00', '09:30', '14:00', '23:59'),
});

test('an order arrives on working days after its payment, the first of them first', () => {
  fc.assert(
    fc.property(zone, moment, anyCalendar, (where, paidAt, when) => {
      const { earliest, latest, payBy } = deliveryDates(where, paidAt, when);
      for (const arrival of [earliest, latest]) {
        expect(when.weekdays.has(new Date(arrival).getUTCDay())).toBe(true);
        expect(when.holidays.has(arrival)).toBe(false);
      }
      expect(earliest >= isoDay(paidAt)).toBe(true);
      expect(latest >= earliest).toBe(true);
      expect(new Date(payBy) >= paidAt).toBe(true);
    }),
  );
});

test('an order that is paid later never arrives earlier, and until payBy not later', () => {
  fc.assert(
    fc.property(zone, moment, moment, anyCalendar, (where, one, other, when) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      const before = deliveryDates(where, first, when);
      const after = deliveryDates(where, second, when);
      expect(after.earliest >= before.earliest && after.latest >= before.latest).toBe(true);
      expect(deliveryDates(where, new Date(before.payBy), when)).toEqual(before);
      if (second > new Date(before.payBy)) expect(after.earliest > before.earliest).toBe(true);
    }),
  );
});
