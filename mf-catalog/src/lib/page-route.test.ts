import { storeWith } from '../testing/store-info';
import { pageRoute } from './page-route';

const context = {
  data: null,
  params: {},
  url: new URL('https://shop.example/'),
  storeInfo: storeWith('Jeans'),
};

test('a page has the meta that comes with its code', async () => {
  const page = { Component: () => null, pageMeta: () => ({ title: 'Wishlist' }) };
  const route = pageRoute(() => Promise.resolve(page));
  expect(() => route.meta?.(context)).toThrow(/has to be loaded/);
  await expect(route.lazy()).resolves.toBe(page);
  expect(route.meta?.(context)).toEqual({ title: 'Wishlist' });
});
