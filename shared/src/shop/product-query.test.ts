import { productQuery } from './product-query';

test('[PLP-12] asks for page 1 with 12 products by default', () => {
  expect(productQuery({})).toEqual({ page: 1, limit: 12 });
});

test.each([
  ['men', 'Men'],
  ['Women', 'Women'],
])('[PLP-12] sends the gender beside the category %s', (category, gender) => {
  expect(productQuery({ category, page: 3 })).toEqual({ page: 3, limit: 12, category, gender });
});

test('[PLP-12] sends the filter of accessories', () => {
  expect(productQuery({ category: 'accessories', limit: 100 })).toEqual({
    page: 1,
    limit: 100,
    category: 'accessories',
    filter: 'Accessories,Personal Care,Home,null,Unisex',
  });
});

test('[PLP-12] drops blank and null values', () => {
  expect(productQuery({ category: ' ', parentCategory: null, page: Number.NaN })).toEqual({
    page: 1,
    limit: 12,
  });
  expect(productQuery({ category: 'jeans', parentCategory: 'Denim' })).toEqual({
    page: 1,
    limit: 12,
    category: 'jeans',
    parentCategory: 'Denim',
  });
});

test('knows no gender by the name of an inherited property', () => {
  expect(productQuery({ category: 'constructor' })).not.toHaveProperty('gender');
});
