import fc from 'fast-check';
import { memoryStorage } from '../storage/memory-storage';
import { createReturnTarget, isReturnPath } from './return-target';

const SHOP = 'https://shop.example';

test('a path that may be returned to stays within the shop, however it is written', () => {
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

test('every page of the shop may be returned to, with its query and fragment', () => {
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

test.each(['/login', '/login?a=b', '/LOGIN/', '/register#x'])(
  '%s is no page to return to',
  (path) => expect(isReturnPath(path)).toBe(false),
);

test('the last page that the shopper came from counts', () => {
  const target = createReturnTarget(memoryStorage());
  target.wish('/contact');
  target.wish('/terms#refunds');
  expect(target.take()).toBe('/terms#refunds');
  expect(target.take()).toBe('/');
});

test('[RT-03] a page that asked for the sign-in goes before them, and both are forgotten', () => {
  const target = createReturnTarget(memoryStorage());
  target.wish('/contact');
  target.remember('/orders?page=2');
  target.wish('/terms');
  expect(target.take()).toBe('/orders?page=2');
  expect(target.take()).toBe('/');
});
