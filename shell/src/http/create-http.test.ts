/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpError } from '@storefront/host';
import { setLanguageSource } from '@storefront/host/messages/language';
import { createHttp } from './create-http';

let server: Server;
let base: string;
let requests: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response): unknown => {
    requests.push(request);
    if (request.url?.endsWith('/file')) {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="invoice.pdf"',
      });
      return response.end('%PDF');
    }
    if (request.url?.endsWith('/events')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n: still there\n\nda');
      return setTimeout(() => response.end('ta: second\n\n'), 10);
    }
    const status = /secret|authorize/.test(request.url ?? '') ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(status === 401 ? { error: 'Sign in first' } : { ok: true }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

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

test('asks for answers in the language of the page, whichever the browser prefers', async () => {
  await createHttp({ baseUrl: base }).get('/products');
  setLanguageSource(() => 'hi');
  await createHttp({ baseUrl: base }).post('/orders', {});
  await createHttp({ baseUrl: base }).download('/file');
  setLanguageSource(() => 'en');
  expect(requests.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'hi', 'hi']);
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

test('downloads a file with the name that the API proposes, and the token', async () => {
  const file = await createHttp({ baseUrl: base, token: () => 'abc' }).download('/file');
  expect([file.name, file.content.type]).toEqual(['invoice.pdf', 'application/pdf']);
  expect(await file.content.text()).toBe('%PDF');
  expect(requests[0]?.headers.authorization).toBe('Bearer abc');
});

test('rejects a failed download with the server’s message', async () => {
  const onUnauthorized = jest.fn();
  const http = createHttp({ baseUrl: base, token: () => 'old', onUnauthorized });
  await expect(http.download('/secret')).rejects.toMatchObject({
    status: 401,
    serverMessage: 'Sign in first',
  });
  expect(onUnauthorized).toHaveBeenCalledWith('old');
});

test('passes the data of each server-sent event on, until the server ends them', async () => {
  const messages: string[] = [];
  await createHttp({ baseUrl: base }).stream('/events', (data) => messages.push(data));
  expect(messages).toEqual(['first', 'second']);
});

test('an aborted stream rejects with the reason and is not logged', async () => {
  const controller = new AbortController();
  const stream = createHttp({ baseUrl: base }).stream('/events', () => controller.abort(), {
    signal: controller.signal,
  });
  await expect(stream).rejects.toHaveProperty('name', 'AbortError');
  expect(console.error).not.toHaveBeenCalled();
});

test('sends JSON with PUT, PATCH and a DELETE that has a body', async () => {
  const http = createHttp({ baseUrl: base });
  await http.put('/a', { a: 1 });
  await http.patch('/a', { a: 2 });
  await http.delete('/a', { body: { password: 'x' } });
  await http.delete('/a');
  expect(requests.map(({ method, headers }) => [method, headers['content-type']])).toEqual([
    ['PUT', 'application/json'],
    ['PATCH', 'application/json'],
    ['DELETE', 'application/json'],
    ['DELETE', undefined],
  ]);
});
