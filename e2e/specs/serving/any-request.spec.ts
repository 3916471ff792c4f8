import { request as sendRequest } from 'node:http';
import fc from 'fast-check';
import { API_PREFIX, STORAGE_KEYS } from '@storefront/host/contracts';
import { SHOP_ORIGIN } from '../../support/settings';
import { expect, test } from '../../support/test';

/** Parts of paths and queries that break programs. */
const NAUGHTY = [
  '',
  '%',
  '%ff',
  '%00',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e999',
  '%F0%9F%A7%BE',
  '%ED%A0%80',
  "'%20or%20'1'='1",
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '${7*7}',
  'x'.repeat(3_000),
];

const naughty = fc.constantFrom(...NAUGHTY);
const text = fc.oneof(naughty, fc.webSegment(), fc.integer().map(String));

/** Addresses of the page server's routes, and addresses without a route. */
const address = fc
  .tuple(
    fc.oneof(
      text.map((part) => `/${part}`),
      text.map((part) => `/product/${part}`),
      text.map((part) => `/apps/${part}`),
      fc.tuple(text, text).map(([app, version]) => `/apps/${app}/${version}/browser/a.js`),
      text.map((part) => `/sitemap-${part}.xml`),
      text.map((part) => `//${part}`),
      text.map((part) => `http://elsewhere.example/${part}`),
      fc.constantFrom('/', '/products', '/order-success', '/payment', '/track-order', '/terms'),
      fc.constantFrom('/reports', '/healthz', '/readyz', '/robots.txt', '/sitemap.xml', API_PREFIX),
    ),
    fc.array(
      fc.tuple(fc.oneof(fc.constantFrom('category', 'page', 'filter', 'mf', 'id'), text), text),
      {
        maxLength: 3,
      },
    ),
  )
  .map(([path, query]) => `${path}?${query.map((pair) => pair.join('=')).join('&')}`);

const headers = fc.record(
  {
    cookie: text.map((value) => `${STORAGE_KEYS.visitor}=${value}; ${value}`),
    accept: fc.constantFrom('*/*', 'image/png', ';;;', 'text/html;q=2'),
    'accept-encoding': fc.constantFrom('br', 'br;q=0, gzip;q=0, *;q=0', 'identity;q=0', ',,;q=x'),
    'if-none-match': fc.constantFrom('*', '"a"', 'W/"', '"'.repeat(50)),
    range: fc.constantFrom('bytes=0-0', 'bytes=9-1', 'bytes=a', 'bytes=0-,1-,2-'),
    host: fc.constantFrom('localhost', 'elsewhere.example:99999', '[::1]', '%'),
    'x-forwarded-for': text,
    'x-request-id': text,
    'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ';'),
  },
  { requiredKeys: [] },
);

const anyRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'),
  address,
  headers,
  body: fc.oneof(naughty, fc.json(), fc.constantFrom('{"__proto__":{"remote":"mf-catalog"}}')),
});

test('no request that a client can send is a failure of the page server', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (one) => {
      expect(await statusOf(one)).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

/** Sends a request unchanged: `fetch` would normalize its address. */
function statusOf(one: {
  method: string;
  address: string;
  headers: Record<string, string | undefined>;
  body: string;
}): Promise<number> {
  const { hostname, port } = new URL(SHOP_ORIGIN);
  const hasBody = one.method === 'POST' || one.method === 'PUT';
  return new Promise((resolve, reject) => {
    const sent = sendRequest(
      { hostname, port, method: one.method, path: one.address, headers: one.headers },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(hasBody ? one.body : undefined);
  });
}
