import { createPaymentTest, type PaymentTest } from '../../testing/payments';
import { API_PREFIX, apiPaths, OrderSchema } from '@storefront/host/contracts/api';
import { createOrderSteps } from '../../testing/order-steps';
import { parseAs } from '../../testing/test-api';

let setup: PaymentTest;
let steps: ReturnType<typeof createOrderSteps>;
let origin: string;
beforeAll(async () => {
  setup = await createPaymentTest({}, { languages: ['en', 'hi'] });
  steps = createOrderSteps(setup);
  origin = await setup.api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  // `fetch` would keep the connections of refused requests open for a minute, and closing waits for them.
  setup.api.app.server.closeAllConnections();
  return setup.api.close();
});

const THING = [{ productId: 'thing', quantity: 1 }];

/** Opens the stream of an order. */
async function follow(id: string, token: string, headers: Record<string, string> = {}) {
  const closed = new AbortController();
  const response = await fetch(`${origin}${API_PREFIX}${apiPaths.orderEvents(id)}`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
    signal: closed.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  /** The next order of the stream; undefined at its end. */
  async function next() {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end < 0) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) return undefined;
        buffer += value;
        continue;
      }
      const event = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (!event.startsWith('event: order\ndata: ')) continue;
      return parseAs(OrderSchema, event.slice('event: order\ndata: '.length));
    }
  }
  return { response, next, close: () => closed.abort() };
}

test('a stream sends the state of an order immediately, and after each change', async () => {
  const { id } = await steps.paid(THING);
  const stream = await follow(id, setup.token);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('no-store');
  expect((await stream.next())?.status).toBe(1);
  await steps.run({ action: 'ship', orderId: id, tracking: 'T' });
  expect(await stream.next()).toMatchObject({ status: 2, shipping: { tracking: 'T' } });
  stream.close();
});

test('a stream is in the language of its request, whatever changes the order', async () => {
  const { id } = await steps.paid(THING);
  const stream = await follow(id, setup.token, { 'accept-language': 'hi' });
  const method = 'स्टैंडर्ड शिपिंग';
  expect(await stream.next()).toMatchObject({ status: 1, shipping: { method } });
  await steps.run({ action: 'ship', orderId: id, tracking: 'T' });
  expect(await stream.next()).toMatchObject({ status: 2, shipping: { method } });
  stream.close();
});

test('a stream ends with its session, and sends nothing more', async () => {
  const { id } = await steps.paid(THING);
  const email = 'shopper1@example.com';
  const { token } = JSON.parse(
    (await setup.api.call(apiPaths.authorize, { body: { email, password: 'a password' } })).text,
  ) as { token: string };
  const stream = await follow(id, token);
  await stream.next();
  await setup.api.call(apiPaths.logout, { token, method: 'POST' });
  await steps.run({ action: 'ship', orderId: id, tracking: 'T' });
  expect(await stream.next()).toBeUndefined();
});

test('only the owner may follow an order, with a limited number of streams', async () => {
  const { id } = await steps.paid(THING);
  const other = await setup.api.signUp();
  expect((await follow(id, other.token)).response.status).toBe(404);
  expect((await follow(id, 'unknown')).response.status).toBe(401);
  const streams = await Promise.all(Array.from({ length: 7 }, () => follow(id, setup.token)));
  const refused = streams.filter(({ response }) => response.status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const stream of streams) stream.close();
});

test('open streams don’t keep the API from closing', async () => {
  const { id } = await steps.paid(THING);
  const other = await createPaymentTest();
  const url = await other.api.app.listen({ port: 0, host: '127.0.0.1' });
  const placed = await other.place();
  const response = await fetch(`${url}${API_PREFIX}${apiPaths.orderEvents(placed)}`, {
    headers: { authorization: `Bearer ${other.token}` },
  });
  const closing = other.api.close();
  expect(await response.text()).toContain('event: order');
  await closing;
  expect((await steps.read(id)).status).toBe(1);
});
