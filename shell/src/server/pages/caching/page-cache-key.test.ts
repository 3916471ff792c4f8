import { pageCacheKey } from './page-cache-key';

const DECLARED = ['category', 'page'];

test.each([
  ['/products', '/products'],
  ['/products?utm_source=mail&fbclid=1', '/products'],
  ['/products?category=jeans', '/products?category=jeans'],
  ['/products?page=2&utm_source=mail&category=jeans', '/products?category=jeans&page=2'],
  ['/products?category=jeans&category=coats', '/products?category=jeans'],
  ['/products?category=jackets+%26+coats', '/products?category=jackets%20%26%20coats'],
  ['/products?category=jackets%20%26%20coats', '/products?category=jackets%20%26%20coats'],
  ['/products?category=', '/products?category='],
  ['/products?mf=mf-catalog@http://localhost:3001&with=mf-content@1.0.0.1.x', '/products'],
  [
    '/products?category=%F0%9F%91%97%ED%A0%80',
    '/products?category=%F0%9F%91%97%EF%BF%BD%EF%BF%BD%EF%BF%BD',
  ],
])('the page of %s is that of %s', (requested, address) => {
  expect(pageCacheKey(new URL(requested, 'https://shop.example'), DECLARED)).toBe(address);
});

test('a page without declared parameters depends on all but the overrides', () => {
  const url = new URL(
    'https://shop.example/looks?b=2&a=1&mf=mf-looks@http://localhost:3001&with=mf-looks@1',
  );
  expect(pageCacheKey(url, undefined)).toBe('/looks?b=2&a=1');
  expect(pageCacheKey(url, [])).toBe('/looks');
});
