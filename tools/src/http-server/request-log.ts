import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Carries a request's id from nginx to the page server, from there to the API, and back. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The ids that nginx, load balancers and this project create; nothing that could break a line of a log. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id that a request came with, if it is well formed, else a new one: Fastify's `genReqId`. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** An address as it is logged: only its path, because a query may contain a guest's contact. */
export function loggedPath(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

interface LoggedRequest {
  method: string;
  url: string;
  ip: string;
}

/** Fastify's options for the ids and the log of requests. Neither queries, headers nor bodies are logged. */
export const requestLog = {
  genReqId: requestId,
  requestIdLogLabel: 'requestId',
  serializers: {
    req: ({ method, url, ip }: LoggedRequest) => ({
      method,
      url: loggedPath(url),
      remoteAddress: ip,
    }),
  },
};
