import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '@storefront/host/contracts';
import { acceptedResponses, type ApiCall } from '@storefront/host/contracts/api';
import { Value } from 'typebox/value';
import { noResponse, type FakeResponse } from './responses';
import { defaultResponses } from './default-responses';

/** A request that the fake API received. */
export interface ReceivedRequest {
  call: ApiCall;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** The parsed JSON body; undefined where there was none. */
  body: unknown;
}

/** The response to a call: always the same, or computed from the request. */
export type Responder = FakeResponse | ((request: ReceivedRequest) => FakeResponse);

/** A response that is held back until the test releases it. */
interface HeldResponse {
  /** Responds to the pending requests, and to every later one at once. */
  release: () => void;
}

interface Behavior {
  responder: Responder;
  /** Resolves once the response may be sent. */
  released: Promise<void>;
}

const CALLS = Object.keys(acceptedResponses) as ApiCall[];

/**
 * An API whose responses the test decides. Each call has a successful default response; a test
 * replaces it by a failure, a closed connection, something that isn't JSON, or the same data in
 * another shape. A successful response that the contracts don't allow fails the test that set it.
 */
export class FakeApi {
  readonly #server: Server;
  readonly #behaviors = new Map<ApiCall, Behavior>();
  #received: ReceivedRequest[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Starts a fake API on a free port. */
  static async start(): Promise<FakeApi> {
    const server = createServer();
    // When a connection that it reused closes, a browser repeats the request without telling the page.
    server.maxRequestsPerSocket = 1;
    const api = new FakeApi(server);
    server.on('request', (request, response) => void api.#handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return api;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sets the response to a call. Throws if it is successful and the contracts don't allow it. */
  respondTo(call: ApiCall, responder: Responder): void {
    this.#behaviors.set(call, { responder: checked(call, responder), released: Promise.resolve() });
  }

  /** Closes the connection of every request from now on. */
  goDown(): void {
    for (const call of CALLS) this.respondTo(call, noResponse);
  }

  /** Holds back the response to a call until it is released. */
  hold(call: ApiCall, responder: Responder = defaultResponses[call]): HeldResponse {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    this.#behaviors.set(call, { responder: checked(call, responder), released });
    return { release };
  }

  /** The requests of a call since the test began, oldest first. */
  requestsTo(call: ApiCall): ReceivedRequest[] {
    return this.#received.filter((one) => one.call === call);
  }

  /**
   * Restores the default responses and forgets all requests, for the next step of a test. Pending
   * requests still get their response: the page that sent them may still be open.
   */
  restoreDefaults(): void {
    this.#behaviors.clear();
    this.#received = [];
  }

  /** As `restoreDefaults`, between two tests: aborts pending requests. */
  reset(): void {
    this.restoreDefaults();
    this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    const call = callOf(request.method ?? 'GET', pathname);
    if (!call) return void response.writeHead(404).end();

    const received: ReceivedRequest = {
      call,
      path: pathname.slice(API_PREFIX.length),
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: await readBody(request),
    };
    this.#received.push(received);
    const { responder, released } = this.#behaviors.get(call) ?? {
      responder: defaultResponses[call],
    };
    await released;
    send(
      response,
      typeof responder === 'function' ? checkedResponse(call, responder(received)) : responder,
    );
  }
}

function callOf(method: string, pathname: string): ApiCall | undefined {
  const path = pathname.startsWith(API_PREFIX) ? pathname.slice(API_PREFIX.length) : pathname;
  const asked = `${method} ${path}`;
  return CALLS.find((call) => call === asked) ?? CALLS.find((call) => fits(call, asked));
}

/** Whether a method and path match a call, with ids in place of `{id}` and the like. */
function fits(call: ApiCall, asked: string): boolean {
  const [parts, askedParts] = [call.split('/'), asked.split('/')];
  return (
    parts.length === askedParts.length &&
    parts.every((part, place) => part.startsWith('{') || part === askedParts[place])
  );
}

function checked(call: ApiCall, responder: Responder): Responder {
  return typeof responder === 'function' ? responder : checkedResponse(call, responder);
}

function checkedResponse(call: ApiCall, response: FakeResponse): FakeResponse {
  if (response.kind !== 'json' || response.status >= 300) return response;
  if (Value.Check(acceptedResponses[call], response.body)) return response;
  const [first] = Value.Errors(acceptedResponses[call], response.body);
  throw new Error(
    `The contracts don't allow this response to ${call}: ${first?.instancePath} ${first?.message}`,
  );
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function send(response: ServerResponse, sent: FakeResponse): void {
  if (sent.kind === 'closed') return void response.destroy();
  const [type, text] =
    sent.kind === 'json' ? ['application/json', JSON.stringify(sent.body)] : [sent.type, sent.text];
  response.writeHead(sent.status, { 'Content-Type': type }).end(text);
}
