import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { errorCode } from '../error-code';

const CONTACT = /([?&]contactInfo=)[^&#]*/gi;

/** A request's address for the log: how to reach a guest is left out. */
export function loggedUrl(url: string): string {
  return url.replace(CONTACT, '$1***');
}

/**
 * What the log is told of a failure. Of a failed query that is the query without its values: emails,
 * phone numbers and password hashes are among them.
 */
export function loggedFailure(error: Error): object {
  if (!('query' in error)) return { err: error };
  const reason = error.cause instanceof Error ? error.cause.message : 'unknown';
  return { query: error.query, code: errorCode(error.cause), reason };
}

/** Options of Fastify's logger. Neither headers nor bodies are logged. */
export function loggerOptions(level: Config['logLevel']) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: loggedUrl(request.url),
        remoteAddress: request.ip,
      }),
    },
  };
}
