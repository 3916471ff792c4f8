import type * as OrderAttempt from './order-attempt';
import { attemptKey, endAttempt } from './order-attempt';

const draft = { products: { p1: 2 }, shippingAddress: { city: 'Bengaluru' } };

beforeEach(endAttempt);

test('the same order tried again keeps its key, another order gets another', async () => {
  const key = await attemptKey(draft);
  expect(await attemptKey({ ...draft })).toBe(key);
  expect(await attemptKey({ ...draft, products: { p1: 3 } })).not.toBe(key);
});

test('the key outlives a reload, goes for every tab, and tells nothing of the address', async () => {
  const key = await attemptKey(draft);
  await jest.isolateModulesAsync(async () => {
    const reloaded = jest.requireActual<typeof OrderAttempt>('./order-attempt');
    expect(await reloaded.attemptKey(draft)).toBe(key);
  });
  expect(document.cookie).toMatch(/^order_attempt=[\da-f]+\.[\da-f]{32}$/);
});

test('an order that was placed is over: the same again is another one', async () => {
  const key = await attemptKey(draft);
  endAttempt();
  expect(await attemptKey(draft)).not.toBe(key);
});

test('a browser that keeps no cookies still knows its attempt', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(await attemptKey(draft)).toBe(await attemptKey(draft));
  jest.restoreAllMocks();
});
