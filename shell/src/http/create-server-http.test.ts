/** @jest-environment node */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { HttpError } from '@storefront/host';
import { inLanguage } from '../server/rendering/render-language';
import { createServerHttp } from './create-server-http';

let received: IncomingHttpHeaders = {};
const server = createServer((request, response) => {
  received = request.headers;
  if (request.url === '/moved') {
    response.writeHead(302, { location: '/products' }).end();
    return;
  }
  const headers = { 'content-type': 'application/json', 'surrogate-key': 'store' };
  response.writeHead(request.url === '/secret' ? 401 : 200, headers).end('{}');
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('sends the store’s domain and the request’s id with every call, and asks for uncompressed responses', async () => {
  const settings = { storeHost: 'shop.example', requestId: 'a-request' };
  await createServerHttp({ ...settings, baseUrl: address() }).get('/products');
  expect(received).toMatchObject({
    'x-store-host': 'shop.example',
    'accept-encoding': 'identity',
    'x-request-id': 'a-request',
  });
});

test('asks for answers in the language that is rendered', async () => {
  const http = createServerHttp({ baseUrl: address(), storeHost: 'shop.example' });
  await inLanguage('hi', () => http.get('/products'));
  expect(received).toHaveProperty('accept-language', 'hi');
});

test('passes on the headers of responses, of failed ones too, and none where there was no response', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen: unknown[] = [];
  const callsTo = (baseUrl: string) =>
    createServerHttp({
      baseUrl,
      storeHost: 'shop.example',
      onHeaders: (headers) => seen.push(headers['surrogate-key']),
    });
  await callsTo(address()).get('/products');
  await expect(callsTo(address()).get('/secret')).rejects.toThrow(HttpError);
  await expect(callsTo('http://127.0.0.1:1').get('/products')).rejects.toThrow(HttpError);
  expect(seen).toEqual(['store', 'store', undefined]);
});

test('follows a redirect', async () => {
  const http = createServerHttp({ baseUrl: address(), storeHost: 'shop.example' });
  await expect(http.get('/moved')).resolves.toEqual({});
});

test('an aborted call rejects without being logged', async () => {
  const logged = jest.spyOn(console, 'error');
  const http = createServerHttp({ baseUrl: address(), storeHost: 'shop.example' });
  logged.mockClear();
  await expect(http.get('/products', { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(logged).not.toHaveBeenCalled();
});
