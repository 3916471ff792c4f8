import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts/api';
import { createTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const PUBLIC = [
  apiPaths.storeInfo,
  `${apiPaths.products}?category=women`,
  apiPaths.product('high-rise-wide-leg-jeans'),
];

const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url: `${API_PREFIX}${path}`, headers });

describe.each(PUBLIC)('GET %s', (path) => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent in %s, much shorter, to a caller that accepts it', async (coding, decompress) => {
    const plain = await get(path);
    const { headers, rawPayload } = await get(path, { 'accept-encoding': coding });
    expect(headers).toMatchObject({
      'content-encoding': coding,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
      vary: 'Origin, Accept-Encoding',
    });
    expect(decompress(rawPayload).toString()).toBe(plain.body);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('is sent uncompressed to a caller that accepts no supported content coding', async () => {
    for (const accepted of [undefined, 'identity', 'br;q=0, gzip;q=0', 'zstd']) {
      const { headers, body } = await get(path, accepted ? { 'accept-encoding': accepted } : {});
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers.vary).toBe('Origin, Accept-Encoding');
      expect(body).toMatch(/^\{/);
    }
  });

  test('is sent in brotli to a browser', async () => {
    const { headers } = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers['content-encoding']).toBe('br');
  });

  test('is revalidated each time, with 304 for the ETag of the same content coding', async () => {
    for (const coding of ['identity', 'gzip', 'br']) {
      const first = await get(path, { 'accept-encoding': coding });
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const etag = String(first.headers.etag);
      for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
        const again = await get(path, { 'accept-encoding': coding, 'if-none-match': known });
        expect([again.statusCode, again.body]).toEqual([304, '']);
        const { etag: same, vary, 'cache-control': caching } = again.headers;
        expect([same, vary, caching]).toEqual([
          etag,
          'Origin, Accept-Encoding',
          'public, max-age=0, must-revalidate',
        ]);
      }
      const other = await get(path, { 'accept-encoding': coding, 'if-none-match': '"another"' });
      expect([other.statusCode, other.headers.etag]).toEqual([200, etag]);
    }
  });

  test('has a different ETag for each content coding', async () => {
    const etags = new Set<unknown>();
    for (const coding of ['identity', 'gzip', 'br']) {
      etags.add((await get(path, { 'accept-encoding': coding })).headers.etag);
    }
    expect(etags.size).toBe(3);
  });

  test('responds to HEAD with the headers of GET', async () => {
    const headers = { 'accept-encoding': 'br' };
    const whole = await get(path, headers);
    const head = await get(path, headers, 'HEAD');
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'cache-control']) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  });
});

test('a page without products is too short to be compressed', async () => {
  const path = `${apiPaths.products}?category=women&page=99`;
  const { headers, body } = await get(path, { 'accept-encoding': 'br' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body).toContain('"data":[]');
});

test('personal responses are not compressed, and not cached', async () => {
  const { token } = await api.signUp();
  const { headers } = await get(apiPaths.orders, {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'br',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers['cache-control']).toBe('no-store');
});

test('equivalent queries share one cached response', async () => {
  const before = api.responses.size;
  for (const query of [
    'category=men',
    'category=MEN&page=1',
    'limit=12&category=%20men',
    'category=men&gender=&utm_source=mail',
    'category=men&x[]=1&page=&__proto__=1',
  ]) {
    expect((await get(`${apiPaths.products}?${query}`)).statusCode).toBe(200);
  }
  expect((await get(`${apiPaths.storeInfo}?x=1`)).statusCode).toBe(200);
  expect((await get(`${apiPaths.product('acetate-sunglasses')}?x=1`)).statusCode).toBe(200);
  expect((await get(`${apiPaths.product('acetate-sunglasses')}?x=2`)).statusCode).toBe(200);
  expect((await get(`${apiPaths.product('acetate-sunglasses')}?x=3`)).statusCode).toBe(200);
  expect(api.responses.size).toBe(before + 2);
});

test('responses for products that do not exist are not cached', async () => {
  const before = api.responses.size;
  for (const id of ['no-such', 'nor-this', 'x'.repeat(5000)]) {
    expect((await get(apiPaths.product(id))).statusCode).toBe(404);
  }
  expect(api.responses.size).toBe(before);
});
