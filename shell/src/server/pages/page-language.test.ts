import { languageOfAddress } from './page-language';

test.each([
  ['/', 'en', '/'],
  ['/products?new=true', 'en', '/products?new=true'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi?x=1', 'hi', '/?x=1'],
  ['/hi/products?new=true', 'hi', '/products?new=true'],
  ['/hiking', 'en', '/hiking'],
  ['/en/products', 'en', '/en/products'],
  ['/ta/products', 'en', '/ta/products'],
])('%s is in %s, and the page %s', (address, language, url) => {
  expect(languageOfAddress(address, ['en', 'hi'])).toMatchObject({ language, url });
});

test('the first language of a shop has no prefix, whichever it is', () => {
  expect(languageOfAddress('/products', ['hi', 'en'])).toMatchObject({ language: 'hi' });
  expect(languageOfAddress('/en/products', ['hi', 'en'])).toEqual({
    language: 'en',
    basename: '/en',
    url: '/products',
  });
});
