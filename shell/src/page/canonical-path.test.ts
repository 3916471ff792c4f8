import { matchRoutes } from '@storefront/host/router';
import fc from 'fast-check';
import { canonicalPath } from './canonical-path';

const PATTERNS = ['/', '/terms', '/product/:id', '/orders/:id/return'];

/** The canonical path of a requested one, by the pattern that it matches. */
function canonicalOf(path: string): string | undefined {
  const match = matchRoutes(
    PATTERNS.map((path) => ({ path })),
    path,
  )?.at(-1);
  return match && canonicalPath(match.route.path, match.params);
}

test.each([
  ['/', '/'],
  ['/terms', '/terms'],
  ['/terms/', '/terms'],
  ['/terms//', '/terms'],
  ['/TERMS', '/terms'],
  ['/te%72ms', '/terms'],
  ['/product/x/', '/product/x'],
  ['/Product/x', '/product/x'],
  ['/product/Coat-A', '/product/Coat-A'],
  ['/product/a+b', '/product/a%2Bb'],
  ['/product/%61%20b', '/product/a%20b'],
  ['/product/a%2Fb', '/product/a%2Fb'],
  ['/product/a%252e', '/product/a%252e'],
  ['/product/%2F%2Fevil.example', '/product/%2F%2Fevil.example'],
  ['/ORDERS/7/Return/', '/orders/7/return'],
  ['/nowhere/', undefined],
])('the canonical path of %s is %s', (requested, expected) => {
  expect(canonicalOf(requested)).toBe(expected);
});

test('a canonical path is its own, whatever the parameter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (id) => {
      const path = canonicalOf(`/Product/${encodeURIComponent(id)}/`);
      expect(path).toMatch(/^\/product\/[^/?#\\\s]*$/);
      expect(path && canonicalOf(path)).toBe(path);
    }),
  );
});

test.each(['/looks/:id?', '/files/*'])('%s has no canonical path', (pattern) => {
  expect(canonicalPath(pattern, {})).toBeUndefined();
});
