import type * as OrderAttempt from './order-attempt';
import { attemptKey, endAttempt } from './order-attempt';

const draft = { products: { p1: 2 }, shippingAddress: { city: 'Bengaluru' } };

beforeEach(endAttempt);

test('the same order tried again keeps its key, another order gets another', () => {
  const key = attemptKey(draft);
  expect(attemptKey({ ...draft })).toBe(key);
  expect(attemptKey({ ...draft, products: { p1: 3 } })).not.toBe(key);
});

test('the key outlives a reload, and tells nothing of the address', () => {
  const key = attemptKey(draft);
  jest.isolateModules(() => {
    const reloaded = jest.requireActual<typeof OrderAttempt>('./order-attempt');
    expect(reloaded.attemptKey(draft)).toBe(key);
  });
  expect(sessionStorage.getItem('order_attempt')).not.toContain('Bengaluru');
});

test('an order that was placed is over: the same again is another one', () => {
  const key = attemptKey(draft);
  endAttempt();
  expect(attemptKey(draft)).not.toBe(key);
});

test('a browser that keeps nothing still knows its attempt', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(attemptKey(draft)).toBe(attemptKey(draft));
  jest.restoreAllMocks();
});
