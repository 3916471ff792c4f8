import { HeartbeatWatchdog } from './heartbeat-watchdog';

test('the silence grows by each interval, and ends with a heartbeat', () => {
  const clock = new HeartbeatWatchdog(undefined, 250);
  expect([clock.tick(), clock.tick(), clock.tick()]).toEqual([250, 500, 750]);
  clock.reset();
  expect(clock.tick()).toBe(250);
});
