import fc from 'fast-check';
import { memoryStorage } from '../storage/testing/memory-storage';
import { createReturnTarget, isReturnPath } from './return-target';

const SHOP = 'https://shop.example';

test('accepts only paths within the shop, however they are written', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    ':',
    '@',
    '.',
    '%2F',
    '?',
    '#',
    'evil',
    'http',
  );
  const path = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(path, fc.string(), fc.webUrl()), (text) => {
      if (isReturnPath(text)) expect(new URL(text, SHOP).origin).toBe(SHOP);
    }),
  );
});

test('accepts every page of the shop with its query and fragment', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.webSegment().filter((segment) => !/^\.{0,2}$/.test(segment)),
        { minLength: 2 },
      ),
      fc.webQueryParameters(),
      fc.webFragments(),
      (segments, query, fragment) => {
        expect(isReturnPath(`/${segments.join('/')}?${query}#${fragment}`)).toBe(true);
      },
    ),
  );
});

test.each([
  '/login',
  '/login?a=b',
  '/LOGIN/',
  '/register#x',
  '/forgot-password',
  '/reset-password#token=x',
  '/verify-email/',
])('never returns to %s', (path) => expect(isReturnPath(path)).toBe(false));

test('returns the last page that the shopper came from', () => {
  const target = createReturnTarget(memoryStorage());
  target.setPrevious('/contact');
  target.setPrevious('/terms#refunds');
  expect(target.take()).toBe('/terms#refunds');
  expect(target.take()).toBe('/');
});

test('[RT-03] prefers a protected page that redirected, and forgets both', () => {
  const target = createReturnTarget(memoryStorage());
  target.setPrevious('/contact');
  target.setRequested('/orders?page=2');
  target.setPrevious('/terms');
  expect(target.take()).toBe('/orders?page=2');
  expect(target.take()).toBe('/');
});

test('takes a path only if it is the one that is asked for', () => {
  const target = createReturnTarget(memoryStorage());
  target.setRequested('/checkout');
  target.setPrevious('/product/1');
  expect(target.takeIf('/orders')).toBe(false);
  expect(target.takeIf('/checkout')).toBe(true);
  expect(target.take()).toBe('/');
});
