import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { errorCode } from '@storefront/tools/error-code';

const CONTACT = /([?&]contactInfo=)[^&#]*/gi;

/** A request's address for the log, without the guest's contact. */
export function loggedUrl(url: string): string {
  return url.replace(CONTACT, '$1***');
}

/**
 * What is logged of a failure. Of a failed query that is the query without its values, because emails,
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
