import { parseAppArgument } from './parse-app-argument';

test('an app of this repository can be named, and one that another pipeline has released', () => {
  expect(parseAppArgument(['mf-catalog'], 'rollback')).toBe('mf-catalog');
  expect(parseAppArgument(['mf-vite'], 'rollback', ['mf-catalog', 'mf-vite'])).toBe('mf-vite');
});

test.each([
  [[], 'Name an app: npm run rollback -- '],
  [['mf-vite'], 'There is no mf-vite: npm run rollback -- '],
  [['mf-catalog', 'mf-payment'], 'There is no mf-catalog mf-payment: npm run rollback -- '],
])('%j is refused', (args, reason) => {
  expect(() => parseAppArgument(args, 'rollback')).toThrow(reason);
});
