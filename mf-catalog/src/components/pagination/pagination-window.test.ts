import fc from 'fast-check';
import { paginationWindow } from './pagination-window';

/** A last page and a current one within it. */
const places = fc
  .integer({ min: 1, max: 500 })
  .chain((last) =>
    fc.record({ last: fc.constant(last), current: fc.integer({ min: 1, max: last }) }),
  );

function pagesOf(current: number, last: number): number[] {
  return paginationWindow(current, last).filter((entry) => typeof entry === 'number');
}

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 10, [1, 'gap-before', 3, 4, 5, 6, 7, 'gap-after', 10]],
  [1, 10, [1, 2, 3, 'gap-after', 10]],
  [10, 10, [1, 'gap-before', 8, 9, 10]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 0, []],
])('[PLP-05] on page %i of %i offers %j', (current, last, expected) => {
  expect(paginationWindow(current, last)).toEqual(expected);
});

test('[PLP-05] always offers the first, the current and the last page', () => {
  fc.assert(
    fc.property(places, ({ current, last }) => {
      expect(pagesOf(current, last)).toEqual(expect.arrayContaining([1, current, last]));
    }),
  );
});

test('[PLP-05] offers every page up to two away, and none further but the first and the last', () => {
  fc.assert(
    fc.property(places, ({ current, last }) => {
      const near = Array.from({ length: last }, (_, index) => index + 1).filter(
        (page) => Math.abs(page - current) <= 2 || page === 1 || page === last,
      );
      expect(pagesOf(current, last)).toEqual(near);
    }),
  );
});

test('[PLP-05] marks a gap exactly where pages are left out', () => {
  fc.assert(
    fc.property(places, ({ current, last }) => {
      const entries = paginationWindow(current, last);
      entries.forEach((entry, index) => {
        const before = entries[index - 1];
        const after = entries[index + 1];
        if (typeof entry === 'number') {
          if (typeof after === 'number') expect(after).toBe(entry + 1);
          return;
        }
        if (typeof before !== 'number' || typeof after !== 'number') {
          throw new Error('a gap must be between two pages');
        }
        expect(after - before).toBeGreaterThan(1);
      });
    }),
  );
});

test('clamps a current page outside of the range to the nearest one inside', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 500 }), (current, last) => {
      const nearest = Math.min(Math.max(current, 1), last);
      expect(paginationWindow(current, last)).toEqual(paginationWindow(nearest, last));
    }),
  );
});
