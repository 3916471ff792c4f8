import type * as OrderAttempt from './order-attempt';
import { attemptKey, endAttempt } from './order-attempt';

const draft = { products: { p1: 2 }, shippingAddress: { city: 'Bengaluru' } };

beforeEach(endAttempt);

test('the same order tried again keeps its key, another order gets another', () => {
  const key = attemptKey(draft);
  expect(attemptKey({ ...draft })).toBe(key);
  expect(attemptKey({ ...draft, products: { p1: 3 } })).not.toBe(key);
});

test('the key outlives a reload, goes for every tab, and tells nothing of the address', () => {
  const key = attemptKey(draft);
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof OrderAttempt>('./order-attempt');
    expect(reloaded.attemptKey(draft)).toBe(key);
  });
  expect(document.cookie).toMatch(/^order_attempt=[\da-f]+\.[\da-f]{32}$/);
});

test('an order that was placed is over: the same again is another one', () => {
  const key = attemptKey(draft);
  endAttempt();
  expect(attemptKey(draft)).not.toBe(key);
});

test('a browser that keeps no cookies still knows its attempt', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(attemptKey(draft)).toBe(attemptKey(draft));
  jest.restoreAllMocks();
});
