import { SilenceClock } from './silence-clock';

test('a silence grows by each interval, and ends with a sign of life', () => {
  const clock = new SilenceClock(undefined, 250);
  expect([clock.tick(), clock.tick(), clock.tick()]).toEqual([250, 500, 750]);
  clock.reset();
  expect(clock.tick()).toBe(250);
});
