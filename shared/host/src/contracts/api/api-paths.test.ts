import { API_PREFIX, apiPaths } from '.';

test('[API-01] every path has the prefix /api/v1', () => {
  expect(API_PREFIX).toBe('/api/v1');
});

test('encodes the ids in paths', () => {
  expect(apiPaths.product('a b/c?d')).toBe('/products/a%20b%2Fc%3Fd');
  expect(apiPaths.order('K7Q2-9XBM-41TD')).toBe('/orders/K7Q2-9XBM-41TD');
});
