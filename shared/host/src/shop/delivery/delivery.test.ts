import { parseDelivery, readDeliveryDates } from './delivery';

const DAYS = { earliest: '2026-12-02', latest: '2026-12-03' };
const BENGALURU = { pin: '560001', area: 'Bengaluru', daysMin: 0, daysMax: 1 };

test('reads where a PIN code is, and on which days an order arrives there', () => {
  const dates = { ...DAYS, payBy: '2026-12-01T08:30:00.000Z' };
  expect(parseDelivery({ data: { ...BENGALURU, dates } })).toEqual({ ...BENGALURU, dates });
  expect(parseDelivery({ ...BENGALURU, daysMax: '1' })).toEqual(BENGALURU);
  expect(() => parseDelivery({ pin: '560001' })).toThrow('a PIN code, an area and a range of days');
});

test.each([
  undefined,
  null,
  '2026-12-02',
  {},
  { earliest: '2026-12-02' },
  { ...DAYS, latest: '2026-13-45' },
  { ...DAYS, latest: 'soon' },
])('there are no dates in %j', (value) => {
  expect(readDeliveryDates(value)).toBeUndefined();
});

test('days without a usable moment of payment are read without it', () => {
  expect(readDeliveryDates({ ...DAYS, payBy: 'soon' })).toEqual(DAYS);
  expect(readDeliveryDates({ ...DAYS, payBy: null })).toEqual(DAYS);
});
