import { ANYTHING, joinTags, pageTag, splitTags } from './page-tags';

test('a tag names the product or the category, encoded', () => {
  expect(pageTag('product', 'silk-scarf')).toBe('product-silk-scarf');
  expect(pageTag('listing', 'bags, belts')).toBe('listing-bags%2C%20belts');
  expect(pageTag('listing')).toBe('listing');
});

test('tags are joined once each, and split again', () => {
  expect(joinTags(['store', 'listing', 'store'])).toBe('store listing');
  expect(joinTags(['store', 'listing'], ',')).toBe('store,listing');
  expect(splitTags('store listing')).toEqual(['store', 'listing']);
});

test('a response without tags may show anything', () => {
  expect(splitTags(undefined)).toEqual([ANYTHING]);
  expect(splitTags('')).toEqual([ANYTHING]);
});

test('a header that is longer than CDNs take, or that could be two, says that it may be anything', () => {
  const many = Array.from({ length: 500 }, (_, index) => pageTag('product', `product-${index}`));
  expect(joinTags(many)).toBe(ANYTHING);
  expect(joinTags(['store', 'a\r\nset-cookie: b'])).toBe(ANYTHING);
});
