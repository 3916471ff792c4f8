import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { readSettings } from '@storefront/tools/settings';
import { edgeSettings, readEdgeCache } from './edge-settings';

interface Call {
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
  body: string;
}

let calls: Call[];
let status: number;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    calls.push({ request, body });
    response.writeHead(status).end('no such tag');
  });
});
let address: string;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
  status = 200;
});

function edgeOf(env: Record<string, string>) {
  return readEdgeCache(readSettings(edgeSettings, { EDGE_CACHE_URL: address, ...env }));
}

const CDN = { EDGE_CACHE_ID: 'a1b2', EDGE_CACHE_TOKEN: 'secret' };

test('without a setting there is no cache to purge', () => {
  expect(edgeOf({})).toBeUndefined();
});

test('Fastly is sent the tags as surrogate keys of the service', async () => {
  await edgeOf({ EDGE_CACHE: 'fastly', ...CDN })?.purge(['product-coat', 'store']);
  expect(calls).toMatchObject([
    {
      request: {
        method: 'POST',
        url: '/service/a1b2/purge',
        headers: { 'fastly-key': 'secret', 'content-type': 'application/json' },
      },
      body: '{"surrogate_keys":["product-coat","store"]}',
    },
  ]);
});

test('Cloudflare is sent the tags of the zone', async () => {
  await edgeOf({ EDGE_CACHE: 'cloudflare', ...CDN })?.purge(['product-coat', 'store']);
  expect(calls).toMatchObject([
    {
      request: {
        method: 'POST',
        url: '/zones/a1b2/purge_cache',
        headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
      },
      body: '{"tags":["product-coat","store"]}',
    },
  ]);
});

test('each Varnish is sent the tags with PURGE', async () => {
  const edge = edgeOf({ EDGE_CACHE: 'varnish', EDGE_CACHE_URL: `${address},${address}/` });
  await edge?.purge(['product-coat', 'store']);
  const purge = {
    request: { method: 'PURGE', url: '/', headers: { 'surrogate-key': 'product-coat store' } },
  };
  expect(calls).toMatchObject([purge, purge]);
});

test('a call that is refused fails with what the cache said, without the token', async () => {
  status = 403;
  const purging = edgeOf({ EDGE_CACHE: 'fastly', ...CDN })?.purge(['store']);
  await expect(purging).rejects.toThrow(/answered 403: no such tag$/);
});

test.each([
  [{ EDGE_CACHE: 'varnish', EDGE_CACHE_URL: '' }, /needs EDGE_CACHE_URL/],
  [{ EDGE_CACHE: 'fastly' }, 'EDGE_CACHE=fastly needs EDGE_CACHE_ID and EDGE_CACHE_TOKEN.'],
  [{ EDGE_CACHE: 'squid' }, 'EDGE_CACHE must be varnish, fastly or cloudflare'],
])('%j is refused with what to do', (env, message) => {
  expect(() => edgeOf(env)).toThrow(message);
});
