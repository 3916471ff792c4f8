import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_PREFIX } from '@storefront/shared/contracts';
import { acceptedResponses, type ApiCall } from '@storefront/shared/contracts/api';
import { Value } from 'typebox/value';
import { nothing, type Answer } from './answers';
import { usualAnswers } from './usual-answers';

/** A call that came in. */
export interface ReceivedCall {
  call: ApiCall;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** The parsed JSON body; undefined where there was none. */
  body: unknown;
}

/** What a call is answered with; a function decides by what came in. */
export type Reply = Answer | ((call: ReceivedCall) => Answer);

/** An answer that is held back until it is let go. */
export interface HeldAnswer {
  /** Answers the calls that wait, and from then on every call at once. */
  release: () => void;
}

interface Script {
  reply: Reply;
  /** Resolves once the answer may be given. */
  open: Promise<void>;
}

const CALLS = Object.keys(acceptedResponses) as ApiCall[];

/**
 * An API that does as it is told: each call has a usual, good answer, and a test gives it another
 * one: a failure, nothing at all, something that isn't JSON, or the same in another shape. A good
 * answer that the contracts don't allow fails the test that gave it.
 */
export class StandInApi {
  readonly #server: Server;
  readonly #scripts = new Map<ApiCall, Script>();
  #received: ReceivedCall[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Starts one on a free port. */
  static async start(): Promise<StandInApi> {
    const server = createServer();
    // A browser sends a call again by itself when a connection that it has used before ends.
    server.maxRequestsPerSocket = 1;
    const api = new StandInApi(server);
    server.on('request', (request, response) => void api.#handle(request, response));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return api;
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Answers a call from now on. Throws where a good answer isn't allowed by the contracts. */
  answers(call: ApiCall, reply: Reply): void {
    this.#scripts.set(call, { reply: checked(call, reply), open: Promise.resolve() });
  }

  /** Answers no call at all any more. */
  goesAway(): void {
    for (const call of CALLS) this.answers(call, nothing);
  }

  /** Lets a call wait until the answer is released. */
  holds(call: ApiCall, reply: Reply = usualAnswers[call]): HeldAnswer {
    let release: () => void = () => undefined;
    const open = new Promise<void>((resolve) => (release = resolve));
    this.#scripts.set(call, { reply: checked(call, reply), open });
    return { release };
  }

  /** The calls that came in since the test began, oldest first. */
  received(call: ApiCall): ReceivedCall[] {
    return this.#received.filter((one) => one.call === call);
  }

  /** Forgets what the last test told it and received; calls that still wait get nothing. */
  reset(): void {
    this.#scripts.clear();
    this.#received = [];
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

    const received: ReceivedCall = {
      call,
      path: pathname.slice(API_PREFIX.length),
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: await readBody(request),
    };
    this.#received.push(received);
    const { reply, open } = this.#scripts.get(call) ?? { reply: usualAnswers[call] };
    await open;
    send(response, typeof reply === 'function' ? checkedAnswer(call, reply(received)) : reply);
  }
}

function callOf(method: string, pathname: string): ApiCall | undefined {
  const path = pathname.startsWith(API_PREFIX) ? pathname.slice(API_PREFIX.length) : pathname;
  return (
    CALLS.find((call) => call === `${method} ${path}`) ??
    CALLS.find((call) => call === `${method} ${path.replace(/\/[^/]+$/, '/{id}')}`)
  );
}

function checked(call: ApiCall, reply: Reply): Reply {
  return typeof reply === 'function' ? reply : checkedAnswer(call, reply);
}

function checkedAnswer(call: ApiCall, answer: Answer): Answer {
  if (answer.kind !== 'json' || answer.status >= 300) return answer;
  if (Value.Check(acceptedResponses[call], answer.body)) return answer;
  const [first] = Value.Errors(acceptedResponses[call], answer.body);
  throw new Error(
    `The contracts allow no such answer to ${call}: ${first?.instancePath} ${first?.message}`,
  );
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
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

function send(response: ServerResponse, answer: Answer): void {
  if (answer.kind === 'cut') return void response.destroy();
  const [type, text] =
    answer.kind === 'json'
      ? ['application/json', JSON.stringify(answer.body)]
      : [answer.type, answer.text];
  response.writeHead(answer.status, { 'Content-Type': type }).end(text);
}
