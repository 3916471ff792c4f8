import { cacheControl } from './cache-control';

function headerAfter(age: number): string {
  return cacheControl('all', { seconds: 10, renderedAt: 0 }, age * 1_000);
}

test.each([
  [0, 10, 60],
  [9.5, 1, 60],
  [10, 1, 60],
  [30, 1, 40],
  [69, 1, 1],
  [75, 1, 0],
])(
  'a page that was rendered %d s ago may be cached for %i s more, then up to %i s',
  (age, fresh, stale) => {
    expect(headerAfter(age)).toBe(
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    );
  },
);

test('a page that differs by visitor, or that nobody may cache, stays out of shared caches', () => {
  expect(cacheControl('visitor', { seconds: 10, renderedAt: 0 })).toBe('private, no-cache');
  expect(cacheControl('nobody', { seconds: 10, renderedAt: 0 })).toBe('private, no-store');
});
