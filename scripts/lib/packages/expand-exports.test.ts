import { expandExports } from './expand-exports';

test('an entry without a wildcard stays as it is', () => {
  expect(expandExports({ '.': './src/index.ts' }, [])).toEqual({ '.': './src/index.ts' });
});

test('a wildcard becomes an entry for each file that it stands for, in folders too', () => {
  const files = [
    './src/shop/price.ts',
    './src/shop/orders/order.ts',
    './src/shop/price.styles.tsx',
  ];
  expect(expandExports({ './shop/*': './src/shop/*.ts' }, files)).toEqual({
    './shop/price': './src/shop/price.ts',
    './shop/orders/order': './src/shop/orders/order.ts',
  });
});

test('the longest of the names that match decides, and a name without a wildcard before all', () => {
  const files = ['./src/forms/a.ts', './src/forms/fields/b.ts', './src/forms/fields/b.tsx'];
  const exports = {
    './forms/*': './src/forms/*.ts',
    './forms/fields/*': './src/forms/fields/*.tsx',
    './forms/a': './src/other.ts',
  };
  expect(expandExports(exports, files)).toEqual({
    './forms/fields/b': './src/forms/fields/b.tsx',
    './forms/a': './src/other.ts',
  });
});
