import { pagePaths } from '@storefront/host/contracts';
import fc from 'fast-check';
import { parseStoreInfo } from './store-info';
import { getHeaderCategories, getHomeCategories, getListingCategories } from './store-categories';

const loadedWith = (categories: string[]) => ({
  status: 'loaded' as const,
  info: parseStoreInfo({ categories }),
});
const failed = { status: 'error' as const };
const loading = { status: 'loading' as const };

test('[HOME-03] falls back to Jeans, Jackets & Coats, Dresses', () => {
  const defaults = ['Jeans', 'Jackets & Coats', 'Dresses'];
  expect(getHomeCategories(loadedWith([]))).toEqual(defaults);
  expect(getHomeCategories(failed)).toEqual(defaults);
});

test('[HOME-02] gives up to three categories of the store', () => {
  expect(getHomeCategories(loadedWith(['A', 'B', 'C', 'D']))).toEqual(['A', 'B', 'C']);
});

test('[PLP-13] gives the store’s categories, else men, women, accessories, else Accessories', () => {
  expect(getListingCategories(loadedWith(['A', 'B']))).toEqual(['A', 'B']);
  expect(getListingCategories(loadedWith([]))).toEqual(['men', 'women', 'accessories']);
  expect(getListingCategories(failed)).toEqual(['Accessories']);
});

test('[PLP-01] gives up to three tiles', () => {
  expect(getListingCategories(loadedWith(['A', 'B', 'C', 'D']))).toEqual(['A', 'B', 'C']);
});

test('[NAV-01] gives up to three links, each lowercased and encoded', () => {
  expect(getHeaderCategories(loadedWith(['A', 'B', 'C', 'D']))).toEqual(['A', 'B', 'C']);
  expect(getHeaderCategories(failed)).toEqual(['Accessories']);
  expect(pagePaths.category('Jackets & Coats')).toBe('/products?category=jackets%20%26%20coats');
});

test('[NAV-01] any name of a category can be read back from the address of its listing', () => {
  // Lone surrogates included.
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  const name = fc.string({ unit });
  fc.assert(
    fc.property(fc.array(name), (categories) => {
      const names = getHomeCategories(loadedWith(categories));
      expect(names.length).toBeLessThanOrEqual(3);
      for (const category of names) {
        const { searchParams } = new URL(pagePaths.category(category), 'https://shop.example');
        expect(searchParams.get('category')).toBe(category.toLowerCase());
      }
    }),
  );
});

test('has no categories while loading, and keeps the known ones when a refresh fails', () => {
  expect(getHomeCategories(loading)).toEqual([]);
  expect(getHeaderCategories(loading)).toEqual([]);
  expect(getListingCategories({ ...failed, info: parseStoreInfo({ categories: ['A'] }) })).toEqual([
    'A',
  ]);
});
