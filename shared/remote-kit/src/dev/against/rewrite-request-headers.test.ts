import { request as open, type OutgoingHttpHeaders } from 'node:http';
import { rewriteRequestHeaders } from './rewrite-request-headers';

/** The headers that a call is forwarded with, if it came with these. */
function sentWith(headers: OutgoingHttpHeaders) {
  const request = open('http://localhost:1', { headers });
  request.on('error', () => undefined);
  rewriteRequestHeaders(request, 'https://shop.example:8443');
  const sent = { ...request.getHeaders() };
  delete sent.host;
  request.destroy();
  return sent;
}

test('a call has the shop’s origin and domain, not this machine’s', () => {
  const headers = {
    origin: 'http://localhost:3000',
    referer: 'http://localhost:3000/cart?x=1',
    'x-store-host': 'localhost:3000',
    authorization: 'Bearer a',
  };
  expect(sentWith(headers)).toEqual({
    origin: 'https://shop.example:8443',
    referer: 'https://shop.example:8443/',
    'x-store-host': 'shop.example:8443',
    authorization: 'Bearer a',
    'accept-encoding': 'identity',
  });
});

test('a call without origin, referer and store host gets none, and requests a complete response', () => {
  const headers = {
    'if-none-match': '"a"',
    'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT',
    'accept-encoding': 'gzip, br',
  };
  expect(sentWith(headers)).toEqual({ 'accept-encoding': 'identity' });
});
