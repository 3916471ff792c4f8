import fastify, { type FastifyInstance } from 'fastify';
import { bodyOf, hashOf, sendBody } from './send-body';

const TEXT = '<p>A page</p>'.repeat(1_000);

let app: FastifyInstance;

beforeAll(async () => {
  const body = bodyOf(Buffer.from(TEXT));
  const hash = hashOf(Buffer.from(TEXT));
  app = fastify();
  app.get('/kept', (request, reply) => sendBody(request, reply, { ...body, hash }));
  app.get('/passing', (request, reply) => sendBody(request, reply, body));
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

/** Requests the body that caches keep, in brotli where the headers don't say otherwise. */
function get(headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL('/kept', app.listeningOrigin), {
    ...init,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
  });
}

async function etagOf(response: Promise<Response>): Promise<string> {
  return (await response).headers.get('etag') ?? '';
}

test.each([
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a client that accepts "%s" is sent the body so', async (accepted, encoding) => {
  const response = await get({ 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(TEXT);
});

test('HEAD responds with the same headers and no body', async () => {
  const headersOf = ({ headers }: Response) =>
    ['content-encoding', 'content-length', 'etag', 'vary'].map((name) => headers.get(name));
  const head = await get({}, { method: 'HEAD' });
  expect(headersOf(head)).toEqual(headersOf(await get()));
  expect(await head.text()).toBe('');
});

test('who has the body already gets 304', async () => {
  const etag = await etagOf(get());
  for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
    const response = await get({ 'if-none-match': known });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe('');
  }
});

test('another body, or the same in another encoding, is sent in full', async () => {
  const etag = await etagOf(get());
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  for (const encoding of ['gzip', 'identity']) {
    const headers = { 'if-none-match': etag, 'accept-encoding': encoding };
    expect((await get(headers)).status).toBe(200);
  }
});

test('what no cache keeps has no ETag', async () => {
  expect(await etagOf(fetch(new URL('/passing', app.listeningOrigin)))).toBe('');
});
