import { OwnCounts } from './own-counts';

afterEach(() => jest.useRealTimers());

test('calls are counted by key until their window is over', () => {
  jest.useFakeTimers({ now: 0 });
  const counts = new OwnCounts();
  expect(counts.count('a', 1000)).toEqual({ current: 1, ttl: 1000 });
  jest.setSystemTime(400);
  expect(counts.count('a', 1000)).toEqual({ current: 2, ttl: 600 });
  expect(counts.count('b', 1000)).toEqual({ current: 1, ttl: 1000 });
  jest.setSystemTime(1000);
  expect(counts.count('a', 1000)).toEqual({ current: 1, ttl: 1000 });
});
