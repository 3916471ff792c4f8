/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpError } from '@storefront/shared/host';
import { createHttp } from './create-http';

let server: Server;
let base: string;
let requests: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    const status = /secret|authorize/.test(request.url ?? '') ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 401 ? { error: 'Sign in first' } : { ok: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});

afterAll(() => server.close());

beforeEach(() => {
  requests = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('[AUTH-02] sends the stored token in a bearer authorization header', async () => {
  await createHttp({ baseUrl: base, token: () => 'abc' }).get('/products');
  expect(requests[0]?.headers.authorization).toBe('Bearer abc');
});

test('sends no header with a signed-out GET that would need a preflight', async () => {
  await createHttp({ baseUrl: base, storeHost: 'shop.example' }).get('/products');
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
  expect(requests[0]?.headers).not.toHaveProperty('x-store-host');
  expect(requests[0]?.headers).not.toHaveProperty('content-type');
});

test('sends the store’s domain with every call from the server, and asks for uncompressed responses', async () => {
  const http = createHttp({ baseUrl: base, storeHost: 'shop.example', onServer: true });
  await http.get('/products');
  expect(requests[0]?.headers['x-store-host']).toBe('shop.example');
  expect(requests[0]?.headers['accept-encoding']).toBe('identity');
});

test('leaves blank parameters out', async () => {
  await createHttp({ baseUrl: base }).get('/products', {
    params: { category: 'women', parentCategory: '', gender: null, page: 2 },
  });
  expect(requests[0]?.url).toBe('/api/v1/products?category=women&page=2');
});

test('[AUTH-03] calls back with the token that was refused with a 401', async () => {
  const onUnauthorized = jest.fn();
  const http = createHttp({ baseUrl: base, token: () => 'old', onUnauthorized });
  await expect(http.get('/secret')).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledWith('old');
});

test('[AUTH-03] does not call back for a 401 of a sign-in', async () => {
  const onUnauthorized = jest.fn();
  const http = createHttp({ baseUrl: base, token: () => 'of another tab', onUnauthorized });
  await expect(http.post('/users/authorize', {})).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('[API-04] logs a failed call and throws it with the server’s message', async () => {
  const failure = await createHttp({ baseUrl: base })
    .get('/secret')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toHaveProperty('serverMessage', 'Sign in first');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/secret'));
});

test('throws an error without a status when there was no response', async () => {
  const http = createHttp({ baseUrl: 'http://127.0.0.1:9/api/v1' });
  await expect(http.get('/products')).rejects.toMatchObject({
    noResponse: true,
    status: undefined,
  });
});
