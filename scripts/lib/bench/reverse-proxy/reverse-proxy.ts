import http, {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import { readCertificate } from './certificate';

/** A quality that is affordable for each response; files that are sent often should arrive compressed. */
const BROTLI_QUALITY = 5;

const COMPRESSIBLE = /text|javascript|json|svg|xml/;

/** Headers that only apply to one connection; HTTP/2 forbids them. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host'];

type ProxyRequest = IncomingMessage | Http2ServerRequest;
type ProxyResponse = ServerResponse | Http2ServerResponse;

interface ReverseProxyOptions {
  /** By default a free port. */
  port?: number;
  /** Port of the server behind it, which speaks HTTP/1.1, and its host, by default this machine. */
  target: number;
  targetHost?: string;
}

/** HTTP/2, TLS and brotli in front of a server. */
export interface ReverseProxy {
  origin: string;
  close: () => void;
}

/** Starts a reverse proxy; responses that the server has compressed pass through unchanged. */
export async function startReverseProxy({
  port = 0,
  target,
  targetHost = 'localhost',
}: ReverseProxyOptions): Promise<ReverseProxy> {
  const agent = new http.Agent({ keepAlive: true });
  const options = { ...(await readCertificate()), allowHTTP1: true };
  const server = http2.createSecureServer(options, (request, response) =>
    forward(request, response, { host: targetHost, port: target, agent }),
  );
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The reverse proxy has no port.');
  return {
    origin: `https://localhost:${address.port}`,
    close() {
      server.close();
      agent.destroy();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

function forward(
  request: ProxyRequest,
  response: ProxyResponse,
  target: { host: string; port: number; agent: http.Agent },
): void {
  const { method, url, headers } = request;
  const host = headers[':authority'] ?? headers.host;
  const upstream = http.request({
    ...target,
    method,
    path: url,
    headers: { ...ofMessage(headers), ...(host ? { host: String(host) } : {}) },
  });
  upstream.on('response', (upstreamResponse) => respond(request, response, upstreamResponse));
  upstream.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  pipeline(request, upstream, () => undefined);
}

function respond(
  request: ProxyRequest,
  response: ProxyResponse,
  upstreamResponse: IncomingMessage,
): void {
  const { statusCode = 502, headers } = upstreamResponse;
  const passed = ofMessage(headers);
  const ignoreAbort = () => undefined;
  if (!isCompressed(request, upstreamResponse)) {
    write(response, statusCode, passed);
    pipeline(upstreamResponse, response, ignoreAbort);
    return;
  }
  delete passed['content-length'];
  write(response, statusCode, { ...passed, 'content-encoding': 'br', vary: 'accept-encoding' });
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  pipeline(upstreamResponse, createBrotliCompress(quality), response, ignoreAbort);
}

/** Both kinds of responses have `writeHead`, but TypeScript can't call their overloads as one. */
function write(response: ProxyResponse, status: number, headers: IncomingHttpHeaders): void {
  if ('stream' in response) response.writeHead(status, headers);
  else response.writeHead(status, headers);
}

/** Whether the proxy compresses this response. */
function isCompressed(
  { method, headers }: ProxyRequest,
  upstreamResponse: IncomingMessage,
): boolean {
  const hasBody =
    method !== 'HEAD' && upstreamResponse.statusCode !== 204 && upstreamResponse.statusCode !== 304;
  const isAccepted = String(headers['accept-encoding']).includes('br');
  const type = upstreamResponse.headers['content-type'] ?? '';
  return (
    hasBody &&
    isAccepted &&
    !upstreamResponse.headers['content-encoding'] &&
    COMPRESSIBLE.test(type)
  );
}

/** The headers without those of the connection. */
function ofMessage(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const entries = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !OF_CONNECTION.includes(name),
  );
  return Object.fromEntries(entries);
}
