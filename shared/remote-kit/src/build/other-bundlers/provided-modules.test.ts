import { PROVIDED_MODULES, shareKeyOf } from './provided-modules';

test.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react/jsx-runtime'],
  ['@emotion/react', '@emotion/react'],
  ['@storefront/host', '@storefront/shared/host'],
  ['@storefront/host/router', '@storefront/shared/router'],
])('%s is provided by the shop, as %s', (request, key) => {
  expect(shareKeyOf(request)).toBe(key);
});

test.each(['react-dom/client', '@storefront/host/format/money', 'react-final-form', './react'])(
  '%s is bundled by each remote',
  (request) => {
    expect(shareKeyOf(request)).toBeUndefined();
  },
);

test('every provided module has a version', () => {
  expect(PROVIDED_MODULES.map(({ request }) => request)).toContain('react/jsx-runtime');
  for (const { version } of PROVIDED_MODULES) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
