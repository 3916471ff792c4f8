import { defaultApiUrl } from './api-url';

test.each([
  ['http://localhost:3000', 'http://localhost:8044/api/v1'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:8044/api/v1'],
  ['https://shop.example', 'https://api.shop.example/api/v1'],
])('[API-01] a page at %s calls %s', (page, api) => {
  expect(defaultApiUrl(new URL(page))).toBe(api);
});
