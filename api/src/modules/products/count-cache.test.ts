import { createCountCache } from './count-cache';

test('counts once in ten seconds for each key', async () => {
  let now = 0;
  let counted = 0;
  const cached = createCountCache(() => now);
  const count = () => Promise.resolve((counted += 1));
  expect([await cached('a', count), await cached('a', count)]).toEqual([1, 1]);
  expect(await cached('b', count)).toBe(2);
  now = 10_001;
  expect(await cached('a', count)).toBe(3);
});
