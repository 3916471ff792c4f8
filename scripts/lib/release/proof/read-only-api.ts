import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as sendSecurely } from 'node:https';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import type { ApiCall } from './differences/observation';

/** An API in front of the shop's own, for pages that are tried: it records each call, and changes nothing. */
export interface ReadOnlyApi {
  /** Its address, with the prefix. */
  url: string;
  /** The calls since this was called last. */
  takeCalls: () => ApiCall[];
  close: () => void;
}

/** Calls that may be made besides those that only read. */
const METHODS = ['GET', 'HEAD', 'OPTIONS'];

interface ReadOnlyApiOptions {
  /** The address of the API, with its prefix. */
  apiUrl: string;
  /** The origin of the shop, from which the API accepts calls. */
  shopOrigin: string;
  port: number;
}

/** Starts it. A call that would change something is refused with 403, and recorded. */
export async function startReadOnlyApi(options: ReadOnlyApiOptions): Promise<ReadOnlyApi> {
  let calls: ApiCall[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const record = (status: number) =>
      request.method !== 'OPTIONS' &&
      calls.push({ call: `${request.method} ${pathname.replace(API_PREFIX, '')}`, status });
    if (METHODS.includes(request.method ?? '')) forward(request, response, options, record);
    else {
      record(403);
      response.writeHead(403, corsHeaders(request)).end('{"error":"Nothing is changed here."}');
    }
  });
  await new Promise<void>((resolve) => server.listen(options.port, resolve));
  return {
    url: `http://localhost:${options.port}${API_PREFIX}`,
    takeCalls() {
      const taken = calls;
      calls = [];
      return taken;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { apiUrl, shopOrigin }: ReadOnlyApiOptions,
  record: (status: number) => void,
): void {
  const target = new URL(request.url ?? '/', apiUrl);
  const headers = {
    ...request.headers,
    host: target.host,
    origin: shopOrigin,
    'x-store-host': new URL(shopOrigin).host,
  };
  const open = target.protocol === 'https:' ? sendSecurely : send;
  const upstream = open(target, { method: request.method ?? 'GET', headers }, (answer) => {
    const status = answer.statusCode ?? 502;
    record(status);
    response.writeHead(status, { ...answer.headers, ...corsHeaders(request) });
    answer.pipe(response);
  });
  upstream.once('error', () => {
    record(502);
    if (!response.headersSent) response.writeHead(502, corsHeaders(request));
    response.end();
  });
  // A page that is closed no longer waits for its answers.
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

/** The API names the shop's origin; the tried pages have others. */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    ...(headers.origin !== undefined && { 'access-control-allow-origin': headers.origin }),
    'access-control-allow-credentials': 'true',
  };
}

/** Signs in to the shop's own API; undefined if it doesn't accept the account. */
export async function signIn(
  apiUrl: string,
  account: { email: string; password: string },
): Promise<string | undefined> {
  const response = await fetch(apiUrl + apiPaths.authorize, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) return undefined;
  return ((await response.json()) as { token: string }).token;
}

/** Ends that session, which would otherwise stay in the account's list of devices. */
export async function signOut(apiUrl: string, token: string): Promise<void> {
  await fetch(apiUrl + apiPaths.logout, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
}
