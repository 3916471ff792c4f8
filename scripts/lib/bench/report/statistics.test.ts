import { median, percentile } from './statistics';

test('the median is the value in the middle, or the mean of the two there', () => {
  expect(median([10, 2, 3])).toBe(3);
  expect(median([10, 2, 3, 4])).toBe(3.5);
  expect(() => median([])).toThrow('No values were given.');
});

test('that percentage of the values doesn’t exceed a percentile', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 50)).toBe(100);
  expect(percentile(values, 99)).toBe(198);
  expect(percentile([7], 99)).toBe(7);
});
