import fc from 'fast-check';
import { NO_FILTERS, type Filters } from '../../lib/listing/filters';
import { listingHref, parseListingParams } from './listing-params';

test('[PLP-11] parsing the URL made from parameters returns the same parameters', () => {
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.trim());
  const params = fc.record({
    category: text.map((value) => value.toLowerCase()).filter((value) => value !== ''),
    parentCategory: text,
    page: fc.integer({ min: 1, max: 99_999 }),
    filters: fc.constantFrom<Filters>(
      NO_FILTERS,
      { ...NO_FILTERS, size: ['M', 'XL'], color: ['Black & White'], priceMin: 500, sort: 'newest' },
      {
        ...NO_FILTERS,
        subCategory: ['Camp Collar'],
        priceMax: 2499.5,
        onSale: true,
        inStock: true,
      },
      { ...NO_FILTERS, collection: ['Diwali Edit', 'New In'], size: ['M'] },
      { ...NO_FILTERS, colorFamily: ['Blue'] },
    ),
  });
  fc.assert(
    fc.property(params, (written) => {
      const { search } = new URL(listingHref(written), 'https://shop.example');
      expect(parseListingParams(search)).toEqual(written);
    }),
  );
});

test.each([
  ['?category=Men', '?category=men'],
  ['?category=men%20', '?category=men'],
  ['?category=men&page=1', '?category=men'],
  ['?category=men&page=02', '?category=men'],
  ['?category=men&page=1e3', '?category=men'],
  ['?page=2&category=MEN', '?category=men&page=2'],
  ['?category=men&sort=price', '?category=men'],
  ['?category=men&size=M,M', '?category=men&size=M'],
  ['?category=men&onSale=1&parentCategory=', '?category=men'],
  ['?category=men%27s+wear', "?category=men's%20wear"],
  ['?category=&page=2&size=M', ''],
  ['?collection=Diwali+Edit&page=1', '?collection=Diwali%20Edit'],
  ['?page=2&size=M&collection=New%20In&parentCategory=x', '?collection=New%20In&size=M&page=2'],
  ['?collection=New+In,Diwali%20Edit,new%20in', '?collection=Diwali%20Edit,new%20in'],
  ['?collection=New%20In&category=Men', '?category=men&collection=New%20In'],
  ['?onSale=true&page=1&size=M', '?size=M&onSale=true'],
  ['?size=M&new=true', '?new=true&size=M'],
  ['?new=true&category=Men', '?category=men'],
  ['?category=men&page=3&from=2', '?category=men&page=3&from=2'],
  ['?category=men&page=3&from=3', '?category=men&page=3'],
  ['?category=men&page=30&from=1', '?category=men&page=30&from=23'],
])('[PAGE-09] the listing at %s is that at %s', (requested, query) => {
  const href = listingHref(parseListingParams(requested));
  expect(href).toBe(`/products${query}`);
});

test('a name in the URL is truncated, and its control characters are removed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const search = `?${new URLSearchParams({ category: name, parentCategory: name }).toString()}`;
      const { category, parentCategory } = parseListingParams(search);
      expect(category).toBe(parentCategory);
      expect(category).not.toMatch(/\p{Cc}/u);
      expect(Array.from(category).length).toBeLessThanOrEqual(100);
      expect(() =>
        listingHref({ category, parentCategory, page: 1, filters: NO_FILTERS }),
      ).not.toThrow();
    }),
  );
});

test('[PLP-06] whatever the URL says, the page is an integer of at least 1', () => {
  fc.assert(
    fc.property(fc.string(), (page) => {
      const parsed = parseListingParams(`?page=${encodeURIComponent(page)}`).page;
      expect(Number.isInteger(parsed) && parsed >= 1).toBe(true);
    }),
  );
});
