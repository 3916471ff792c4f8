import type { FastifyRequest } from 'fastify';
import type { LogLevel } from '../config';

const CONTACT = /([?&]contactInfo=)[^&#]*/gi;

/** A request's address for the log: how to reach a guest is left out. */
export function loggedUrl(url: string): string {
  return url.replace(CONTACT, '$1***');
}

/** Options of Fastify's logger. Neither headers nor bodies are logged. */
export function loggerOptions(level: LogLevel) {
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
