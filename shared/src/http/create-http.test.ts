/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpError } from '@storefront/shared/host';
import { createHttp } from './create-http';

let server: Server;
let base: string;
let seen: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    const status = /secret|authorize/.test(request.url ?? '') ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 401 ? { error: 'Sign in first' } : { ok: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});

afterAll(() => server.close());

beforeEach(() => {
  seen = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('[AUTH-02] the stored token goes along as a bearer authorization header', async () => {
  await createHttp({ baseUrl: base, token: () => 'abc' }).get('/products');
  expect(seen[0]?.headers.authorization).toBe('Bearer abc');
});

test('a signed-out GET carries no header that would need a preflight', async () => {
  await createHttp({ baseUrl: base, storeHost: 'shop.example' }).get('/products');
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
  expect(seen[0]?.headers).not.toHaveProperty('x-store-host');
  expect(seen[0]?.headers).not.toHaveProperty('content-type');
});

test('a caller on the server tells the store on every call', async () => {
  const http = createHttp({ baseUrl: base, storeHost: 'shop.example', alwaysTellHost: true });
  await http.get('/products');
  expect(seen[0]?.headers['x-store-host']).toBe('shop.example');
});

test('leaves blank parameters out', async () => {
  await createHttp({ baseUrl: base }).get('/products', {
    params: { category: 'women', parentCategory: '', gender: null, page: 2 },
  });
  expect(seen[0]?.url).toBe('/api/v1/products?category=women&page=2');
});

test('[AUTH-03] tells which token an answer of 401 was given to', async () => {
  const onUnauthorized = jest.fn();
  const http = createHttp({ baseUrl: base, token: () => 'old', onUnauthorized });
  await expect(http.get('/secret')).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalledWith('old');
});

test('[AUTH-03] a 401 of a sign-in is told to nobody but its caller', async () => {
  const onUnauthorized = jest.fn();
  const http = createHttp({ baseUrl: base, token: () => 'of another tab', onUnauthorized });
  await expect(http.post('/users/authorize', {})).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('[API-04] logs a failed call and throws it with the words of the server', async () => {
  const failure = await createHttp({ baseUrl: base })
    .get('/secret')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toHaveProperty('serverMessage', 'Sign in first');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/secret'));
});

test('says that there was no response', async () => {
  const http = createHttp({ baseUrl: 'http://127.0.0.1:9/api/v1' });
  await expect(http.get('/products')).rejects.toMatchObject({
    noResponse: true,
    status: undefined,
  });
});
