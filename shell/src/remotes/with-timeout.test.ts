import { setClockTimeout, withTimeout } from './with-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const error = () => new Error('too late');

test('calls back when the time is over, unless it was cancelled', () => {
  const callback = jest.fn();
  setClockTimeout(100, callback);
  const cancelled = jest.fn();
  setClockTimeout(100, cancelled)();
  jest.advanceTimersByTime(99);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

test('time in which the clock is stopped does not count', () => {
  const callback = jest.fn();
  const start = Date.now();
  const standsStill = 300;
  const now = () => Math.max(start, Date.now() - standsStill);
  const cancel = setClockTimeout(100, callback, now);
  jest.advanceTimersByTime(399);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  cancel();
});

test('a promise that takes too long is rejected', async () => {
  const never = withTimeout(new Promise(() => undefined), { ms: 100, error });
  jest.advanceTimersByTime(100);
  await expect(never).rejects.toThrow('too late');
});

test('a promise that settles in time is passed on, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve(1), { ms: 100, error })).resolves.toBe(1);
  const broken = Promise.reject(new Error('broken'));
  await expect(withTimeout(broken, { ms: 100, error })).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});
