import fc from 'fast-check';
import { productQuery } from './product-list-query';

test('[PLP-12] requests page 1 with 12 products by default', () => {
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

test('[PLP-12] sends integers of at least 1 and non-blank texts, whatever the filters', () => {
  const text = fc.option(fc.string());
  const number = fc.option(fc.double(), { nil: undefined });
  const filters = fc.record({ category: text, parentCategory: text, page: number, limit: number });
  fc.assert(
    fc.property(filters, (asked) => {
      const { page, limit, ...narrowing } = productQuery(asked);
      for (const value of [page, limit]) expect(value).toBeGreaterThanOrEqual(1);
      for (const value of Object.values(narrowing)) expect(String(value).trim()).not.toBe('');
      expect(narrowing.category).toBe(asked.category?.trim() || undefined);
      expect(narrowing.parentCategory).toBe(asked.parentCategory?.trim() || undefined);
    }),
  );
});

test('ignores categories named like members of Object.prototype', () => {
  expect(productQuery({ category: 'constructor' })).not.toHaveProperty('gender');
});
