import { cacheHeaders } from './cache-headers';

const PAGE = { seconds: 10, renderedAt: 0, tags: ['store', 'product-coat'] };

function headerAfter(age: number): string {
  return cacheHeaders('all', PAGE, age * 1_000)['cache-control'] ?? '';
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

test('only the cache in front is told the tags by which it drops a page', () => {
  const edge = { tagHeader: (tags: string[]) => ({ 'cache-tag': tags.join() }) };
  expect(cacheHeaders('all', { ...PAGE, edge }, 0)).toMatchObject({
    'cache-tag': 'store,product-coat',
  });
  expect(Object.keys(cacheHeaders('all', PAGE, 0))).toEqual(['cache-control']);
});

test('a page that differs by visitor, or that nobody may cache, stays out of shared caches', () => {
  expect(cacheHeaders('visitor', PAGE)).toEqual({ 'cache-control': 'private, no-cache' });
  expect(cacheHeaders('nobody', PAGE)).toEqual({ 'cache-control': 'private, no-store' });
});

test('a page that was being rendered during a purge stays out of shared caches', () => {
  expect(cacheHeaders('all', { ...PAGE, isOutdated: true })).toEqual({
    'cache-control': 'private, no-cache',
  });
});
