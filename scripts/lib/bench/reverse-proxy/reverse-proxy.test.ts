import http from 'node:http';
import http2 from 'node:http2';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, createBrotliDecompress } from 'node:zlib';
import { startReverseProxy, type ReverseProxy } from './reverse-proxy';

const PAGE = '<p>A page.</p>'.repeat(100);

let server: http.Server;
let proxy: ReverseProxy;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/compressed') {
      response.setHeader('content-encoding', 'br');
      response.end(brotliCompressSync(PAGE));
    } else response.end(request.url === '/host' ? request.headers.host : PAGE);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  proxy = await startReverseProxy({
    target: (server.address() as AddressInfo).port,
  });
});

afterAll(() => {
  proxy.close();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}) {
  const session = http2.connect(proxy.origin, { rejectUnauthorized: false });
  const stream = session.request({ ':path': path, ...headers });
  const [received] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
  const encoding = received['content-encoding'];
  const body = await text(encoding ? stream.pipe(createBrotliDecompress()) : stream);
  session.close();
  return { encoding, body };
}

test('compresses pages over HTTP/2', async () => {
  const accepted = { 'accept-encoding': 'gzip, br' };
  await expect(get('/', accepted)).resolves.toEqual({ encoding: 'br', body: PAGE });
  await expect(get('/')).resolves.toEqual({ encoding: undefined, body: PAGE });
});

test('passes on what is compressed already, and the host', async () => {
  const accepted = { 'accept-encoding': 'gzip, br' };
  await expect(get('/compressed', accepted)).resolves.toEqual({ encoding: 'br', body: PAGE });
  await expect(get('/host')).resolves.toMatchObject({ body: new URL(proxy.origin).host });
});
