import fastify, { type FastifyInstance } from 'fastify';
import { encode, ENCODINGS } from './encode';
import { hashOf, sendBody, type Body } from './send-body';

const TEXT = '<p>A page</p>'.repeat(1_000);

let app: FastifyInstance;

beforeAll(async () => {
  const bytes = Buffer.from(TEXT);
  const body: Body = { bytes, encoding: 'identity' };
  const hash = hashOf(bytes);
  app = fastify();
  app.get('/kept', (request, reply) => sendBody(request, reply, { ...body, hash }));
  for (const encoding of ENCODINGS) {
    const encoded = { bytes: await encode(bytes, encoding, 'cached'), encoding };
    app.get(`/${encoding}`, (request, reply) => sendBody(request, reply, encoded));
  }
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
])('a client that accepts "%s" gets the content encoding %s', async (accepted, encoding) => {
  const response = await get({ 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(TEXT);
});

test.each(ENCODINGS)(
  'a body that is stored in %s can be sent in every encoding',
  async (encoding) => {
    for (const accepted of ENCODINGS) {
      const response = await fetch(new URL(`/${encoding}`, app.listeningOrigin), {
        headers: { 'accept-encoding': accepted },
      });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(accepted);
      expect(await response.text()).toBe(TEXT);
    }
  },
);

test('HEAD responds with the same headers and no body', async () => {
  const headersOf = ({ headers }: Response) =>
    ['content-encoding', 'content-length', 'etag', 'vary'].map((name) => headers.get(name));
  const head = await get({}, { method: 'HEAD' });
  expect(headersOf(head)).toEqual(headersOf(await get()));
  expect(await head.text()).toBe('');
});

test('a client that has the body already gets 304', async () => {
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

test('a body that no cache keeps has no ETag', async () => {
  expect(await etagOf(fetch(new URL('/passing', app.listeningOrigin)))).toBe('');
});
