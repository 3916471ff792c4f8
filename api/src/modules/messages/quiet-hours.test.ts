import { isoMoment } from '../../indian-time';
import { quietUntil } from './quiet-hours';

const NIGHT = { from: '21:00', until: '09:00' };

test.each([
  ['20:59', undefined],
  ['21:00', '2026-11-25T09:00:00+05:30'],
  ['23:59', '2026-11-25T09:00:00+05:30'],
  ['00:30', '2026-11-24T09:00:00+05:30'],
  ['08:59', '2026-11-24T09:00:00+05:30'],
  ['09:00', undefined],
])('at %s in India, the quiet hours of the night end at %s', (time, end) => {
  const until = quietUntil(NIGHT, new Date(`2026-11-24T${time}:00+05:30`));
  expect(until && isoMoment(until)).toBe(end);
});

test('quiet hours can be within a day, or not exist', () => {
  const noon = new Date('2026-11-24T12:30:00+05:30');
  const until = quietUntil({ from: '12:00', until: '14:00' }, noon);
  expect(until && isoMoment(until)).toBe('2026-11-24T14:00:00+05:30');
  expect(quietUntil({ from: '12:30', until: '12:30' }, noon)).toBeUndefined();
});
