import { memoizeBriefly } from './memoize-briefly';
import type { ProductFilter } from './products.repository';

function counting() {
  const filters: ProductFilter[] = [];
  const productCount = memoizeBriefly((filter: ProductFilter) => {
    filters.push(filter);
    return filter.gender === 'broken'
      ? Promise.reject(new Error('no connection'))
      : Promise.resolve(filters.length);
  });
  return { filters, productCount };
}

test('counts each filter once, even for concurrent calls', async () => {
  const { productCount } = counting();
  const women = { gender: 'women' };
  expect(await Promise.all([productCount(women), productCount(women)])).toEqual([1, 1]);
  expect(await productCount({ gender: 'men' })).toBe(2);
  expect(await productCount(women)).toBe(1);
});

test('counts again after ten seconds', async () => {
  const { productCount } = counting();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  expect(await productCount({})).toBe(1);
  now.mockReturnValue(11_500);
  expect(await productCount({})).toBe(2);
  now.mockRestore();
});

test('does not cache a failed count', async () => {
  const { filters, productCount } = counting();
  await expect(productCount({ gender: 'broken' })).rejects.toThrow('no connection');
  await expect(productCount({ gender: 'broken' })).rejects.toThrow('no connection');
  expect(filters).toHaveLength(2);
});
