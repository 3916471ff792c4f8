import type * as OrderAttempt from './idempotency-key';
import { idempotencyKeyFor, clearIdempotencyKey } from './idempotency-key';

const request = { products: { p1: 2 }, shippingAddress: { city: 'Bengaluru' } };

beforeEach(clearIdempotencyKey);

test('the same request keeps its key, another request gets another key', async () => {
  const key = await idempotencyKeyFor(request);
  expect(await idempotencyKeyFor({ ...request })).toBe(key);
  expect(await idempotencyKeyFor({ ...request, products: { p1: 3 } })).not.toBe(key);
});

test('the key survives a reload, in a cookie that holds nothing of the address', async () => {
  const key = await idempotencyKeyFor(request);
  await jest.isolateModulesAsync(async () => {
    const reloaded = jest.requireActual<typeof OrderAttempt>('./idempotency-key');
    expect(await reloaded.idempotencyKeyFor(request)).toBe(key);
  });
  expect(document.cookie).toMatch(/^order_attempt=[\da-f]+\.[\da-f]{32}$/);
});

test('after the order was placed, the same request gets a new key', async () => {
  const key = await idempotencyKeyFor(request);
  clearIdempotencyKey();
  expect(await idempotencyKeyFor(request)).not.toBe(key);
});

test('after another tab has placed the order, the same request gets a new key', async () => {
  const key = await idempotencyKeyFor(request);
  document.cookie = 'order_attempt=; path=/; Max-Age=0';
  expect(await idempotencyKeyFor(request)).not.toBe(key);
});

test('in a browser without cookies the key is as short-lived as the cookie', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  jest.useFakeTimers();
  const key = await idempotencyKeyFor(request);
  jest.setSystemTime(Date.now() + 30 * 60_000);
  expect(await idempotencyKeyFor(request)).not.toBe(key);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('works in a browser without cookies', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  expect(await idempotencyKeyFor(request)).toBe(await idempotencyKeyFor(request));
  jest.restoreAllMocks();
});
