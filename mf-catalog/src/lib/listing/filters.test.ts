import fc from 'fast-check';
import {
  filterCount,
  filterParameters,
  filterQuery,
  NO_FILTERS,
  parseFilters,
  toggleFilterValue,
} from './filters';

const parse = (query: string) => parseFilters(new URLSearchParams(query));

test('[FAC-04] the order, case and repetition of values make no difference to the URL', () => {
  const urls = [
    'size=XL,m&color=Navy',
    'color=Navy&size=m&size=XL',
    'size=%20XL%20,,M,m&color=navy&color=Navy',
  ];
  expect(urls.map((url) => filterQuery(parse(url)).toLowerCase())).toEqual(
    Array(3).fill('&size=m,xl&color=navy'),
  );
});

test('[FAC-04] invalid parameters are ignored', () => {
  expect(
    parse('priceMin=900&priceMax=100&sort=cheapest&onSale=yes&inStock=1&size=,%20,%00'),
  ).toEqual(NO_FILTERS);
  expect(parse('priceMin=-1&priceMax=1e9')).toEqual(NO_FILTERS);
  expect(parse('priceMax=2499.5').priceMax).toBe(2499.5);
});

test('[FAC-04] a long value is cut between two characters', () => {
  const value = `${'x'.repeat(59)}👗👗`;
  expect(parse(`size=${value}`).size).toEqual([`${'x'.repeat(59)}👗`]);
});

test('[FAC-04] filters parsed from any URL are the same when they are written and parsed again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (values, price) => {
      const read = parse(
        new URLSearchParams({ size: values, color: values, priceMin: price }).toString(),
      );
      expect(parse(filterQuery(read).slice(1))).toEqual(read);
      expect(read.size.length).toBeLessThanOrEqual(12);
    }),
  );
});

test('[FAC-02] a value is added and removed, whatever its case', () => {
  const small = toggleFilterValue(NO_FILTERS, 'size', 'S');
  const both = toggleFilterValue(small, 'size', '10');
  expect(both.size).toEqual(['10', 'S']);
  expect(toggleFilterValue(both, 'size', 's').size).toEqual(['10']);
});

test('chosen filters are counted, a price range once and the sort order never', () => {
  const filters = parse('size=S,M&priceMin=1&priceMax=2&onSale=true&sort=newest');
  expect(filterCount(filters)).toBe(4);
  expect(filterParameters(filters)).toEqual({
    size: 'M,S',
    priceMin: '1',
    priceMax: '2',
    onSale: 'true',
    sort: 'newest',
  });
});
