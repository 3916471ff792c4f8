import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { SERVER_TIME_LIMITS } from './time-limits';

/**
 * The HTTP servers of one process; a name such as localhost can need one for each of its addresses. They have
 * the same deadlines and stop together.
 */
export class HttpServers {
  readonly #servers: Server[] = [];
  /** Responses that haven't been sent yet. */
  readonly #pending = new Set<ServerResponse>();
  readonly #stopping = new AbortController();
  #onIdle: () => void = () => undefined;

  /** Creates another server: Fastify's `serverFactory`. */
  readonly create = (handler: RequestListener): Server => {
    const { request, requestCheck, silence, keepAlive } = SERVER_TIME_LIMITS;
    const server = createServer({
      headersTimeout: request,
      requestTimeout: request,
      // By default deadlines are checked every 30 s only.
      connectionsCheckingInterval: requestCheck,
      keepAliveTimeout: keepAlive,
    });
    server.setTimeout(silence);
    server.on('request', (_, response) => this.#track(response));
    server.on('request', handler);
    this.#servers.push(server);
    return server;
  };

  /** Aborted as soon as the servers stop, so that long-lived responses can end. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /**
   * Stops all servers, step by step: tells connected clients to reconnect, refuses new connections, closes
   * idle connections, finishes running requests, and finally closes all connections regardless.
   */
  async stop(): Promise<void> {
    const { drain, idle, requests } = SERVER_TIME_LIMITS.stop;
    this.#stopping.abort();
    for (const response of this.#pending) closeWith(response);
    await delay(drain);
    // At the start of an event loop turn, no connection waits to be accepted, so that none is lost.
    await nextTurn();
    // An HTTP server's own `close` would also end idle connections, over which a proxy may be sending a
    // request.
    for (const server of this.#servers) NetServer.prototype.close.call(server);
    // By then a proxy has used its idle connections, or has noticed that it can't connect any more.
    await delay(idle);
    // What has arrived by now is read first: such a connection isn't idle.
    await nextTurn();
    for (const server of this.#servers) server.closeIdleConnections();
    await Promise.race([this.#idle(), delay(requests, undefined, { ref: false })]);
    for (const server of this.#servers) server.closeAllConnections();
  }

  #track(response: ServerResponse) {
    this.#pending.add(response);
    if (this.#stopping.signal.aborted) closeWith(response);
    // Emitted for aborted requests too.
    response.once('close', () => {
      this.#pending.delete(response);
      if (this.#pending.size === 0) this.#onIdle();
    });
  }

  #idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#onIdle = resolve;
      if (this.#pending.size === 0) resolve();
    });
  }
}

/** Ends the connection with this response, unless it is being sent already. */
function closeWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
