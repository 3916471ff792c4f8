/** @jest-environment node */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { HttpError } from '@storefront/shared/host';
import { createHttp } from './create-http';
import { readHeaders } from './read-headers';

const server = createServer(({ url }, response) => {
  const headers = { 'content-type': 'application/json', 'surrogate-key': 'store' };
  response.writeHead(url === '/secret' ? 401 : 200, headers).end('{}');
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('passes on the headers of responses, of failed ones too, and none where there was no response', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen: unknown[] = [];
  const callsTo = (baseUrl: string) =>
    createHttp({
      baseUrl,
      onClient: (client) => readHeaders(client, (headers) => seen.push(headers['surrogate-key'])),
    });
  const http = callsTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await http.get('/products');
  await expect(http.get('/secret')).rejects.toThrow(HttpError);
  await expect(callsTo('http://127.0.0.1:1').get('/products')).rejects.toThrow(HttpError);
  expect(seen).toEqual(['store', 'store', undefined]);
});
