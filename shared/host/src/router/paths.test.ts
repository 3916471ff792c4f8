import { createHref, createPath, parsePath, resolvePath, withoutBasename } from './paths';

test.each([
  ['/cart?page=2#top', { pathname: '/cart', search: '?page=2', hash: '#top' }],
  ['?a=1?b', { search: '?a=1?b' }],
  ['#a?b', { hash: '#a?b' }],
  ['', {}],
])('%s is taken apart', (address, parts) => {
  expect(parsePath(address)).toEqual(parts);
});

test('an address is put together, with or without the characters before its parts', () => {
  expect(createPath({ pathname: '/cart', search: 'page=2', hash: 'top' })).toBe('/cart?page=2#top');
  expect(createPath({ pathname: '/cart', search: '?', hash: '#' })).toBe('/cart');
});

const route = (path: string | undefined, pathnameBase: string) => ({
  route: path === undefined ? {} : { path },
  params: {},
  pathname: pathnameBase,
  pathnameBase,
});
const origin = {
  location: { pathname: '/orders/7/' },
  matches: [route(undefined, '/'), route('/orders', '/orders'), route('/orders/:id', '/orders/7')],
};

test.each([
  ['/cart', '/cart'],
  ['/cart/', '/cart/'],
  ['/a/../b/./c', '/b/c'],
  ['?page=2', '/orders/7/?page=2'],
  ['#top', '/orders/7/#top'],
  ['', '/orders/7/'],
  ['track', '/orders/7/track'],
  ['..', '/orders'],
  ['../8', '/orders/8'],
  ['//evil.example', '/evil.example'],
])('a link to %j leads to %s', (to, address) => {
  expect(createPath(resolvePath(to, origin))).toBe(address);
});

test.each([
  ['/products?new=true#top', '/hi/products?new=true#top'],
  ['/', '/hi'],
  ['/?q=1', '/hi?q=1'],
])('the address of %s below /hi is %s', (path, address) => {
  expect(createHref(path, '/hi')).toBe(address);
  expect(createHref(path, '')).toBe(path);
});

test.each([
  ['/hi/products', '/products'],
  ['/hi', '/'],
  ['/hi/', '/'],
  ['/hiking', '/hiking'],
  ['/products', '/products'],
])('below /hi, %s is the page %s', (address, page) => {
  expect(withoutBasename(address, '/hi')).toBe(page);
});
