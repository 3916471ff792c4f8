import { signInLinkedFrom } from './linked-from';

const signIn = { origin: 'https://shop.example', pathname: '/login' };

test('[LOGIN-04] the sign-in was opened by a link of a page of this shop', () => {
  const referrer = 'https://shop.example/products?category=men&page=2';
  expect(signInLinkedFrom({ referrer, location: signIn, type: 'navigate' })).toBe(
    '/products?category=men&page=2',
  );
});

test.each([
  ['by a link of another site', { referrer: 'https://evil.example/terms' }],
  ['without a link', { referrer: '' }],
  ['by a reload', { type: 'reload' }],
  ['on the way back', { type: 'back_forward' }],
  ['as another page', { location: { ...signIn, pathname: '/terms' } }],
])('a page that was opened %s has no page to return to', (_, load) => {
  const referrer = 'https://shop.example/terms';
  expect(signInLinkedFrom({ referrer, location: signIn, type: 'navigate', ...load })).toBe(
    undefined,
  );
});
