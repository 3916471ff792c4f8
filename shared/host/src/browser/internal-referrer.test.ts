import { internalReferrer } from './internal-referrer';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a page of this shop', `${location.origin}/products?category=men`, '/products?category=men'],
  ['its home page', `${location.origin}/`, '/'],
  ['another site', 'https://evil.example/terms', undefined],
  ['a site whose name begins alike', `${location.origin}.evil.example/terms`, undefined],
  ['no link', '', undefined],
])('a page that was loaded by a link of %s', (_, referrer, path) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(internalReferrer()).toBe(path);
});

test.each([
  ['/hi/products?category=men', '/products?category=men'],
  ['/hi', '/'],
  ['/hi?from=mail', '/?from=mail'],
  ['/history', '/history'],
])('in Hindi, the path of the page at %s is %s', (address, path) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(location.origin + address);
  expect(internalReferrer('/hi')).toBe(path);
});
