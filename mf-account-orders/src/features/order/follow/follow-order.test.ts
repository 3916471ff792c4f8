import { HttpError, type Http } from '@storefront/host';
import { createTestHost } from '@storefront/remote-kit/testing/create-test-host';
import { paidOrderResponse } from '../../../testing/order-with-history-response';
import { followOrder } from './follow-order';

const ID = 'K7Q2-M9XA';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Follows an order with this stream; `counts` returns the number of streams and polls. */
function follow(stream: Http['stream'], order: unknown = paidOrderResponse()) {
  const { host, calls } = createTestHost({ responses: { [`GET /orders/${ID}`]: order } });
  const streamed = jest.fn(stream);
  const onOrder = jest.fn();
  const leaving = new AbortController();
  const http = { ...host.http, stream: streamed };
  const done = followOrder({ http, orderId: ID, onOrder, signal: leaving.signal });
  const counts = () => ({ streams: streamed.mock.calls.length, polls: calls.length });
  return { done, leaving, onOrder, counts };
}

test('passes on each order that the server sends, and nothing after the page is left', async () => {
  const { done, leaving, onOrder } = follow((_path, onMessage, options) => {
    onMessage(JSON.stringify(paidOrderResponse()));
    return new Promise((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  expect(onOrder).toHaveBeenCalledTimes(1);
  leaving.abort();
  await done;
  expect(onOrder).toHaveBeenCalledTimes(1);
});

test('polls every 15 seconds where there is no stream', async () => {
  const refused = new HttpError('404', { status: 404 });
  const { leaving, counts } = follow(() => Promise.reject(refused));
  await jest.advanceTimersByTimeAsync(14_900);
  expect(counts()).toEqual({ streams: 1, polls: 0 });
  await jest.advanceTimersByTimeAsync(30_200);
  expect(counts()).toEqual({ streams: 1, polls: 3 });
  leaving.abort();
});

test('reopens a stream after a lost connection, and after the server has ended it', async () => {
  const lost = new HttpError('lost', { noResponse: true });
  const streams = [
    () => Promise.reject(lost),
    () => new Promise<void>((resolve) => setTimeout(resolve, 300_000)),
    () => Promise.resolve(),
  ];
  const { leaving, counts } = follow(() => streams.shift()?.() ?? Promise.resolve());
  await jest.advanceTimersByTimeAsync(15_000);
  expect(counts()).toEqual({ streams: 2, polls: 1 });
  await jest.advanceTimersByTimeAsync(300_000);
  // A stream that ends immediately isn't reopened immediately.
  expect(counts()).toEqual({ streams: 3, polls: 1 });
  leaving.abort();
});

test('ends once the order can no longer be fetched', async () => {
  const gone = new HttpError('404', { status: 404 });
  const { done } = follow(() => Promise.reject(gone), gone);
  await jest.advanceTimersByTimeAsync(15_000);
  await expect(done).resolves.toBeUndefined();
});
