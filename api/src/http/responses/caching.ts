import type { FastifyReply, FastifyRequest } from 'fastify';

/** `onRequest` hook for personal responses: they stay out of every cache. */
export function noStore(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.header('cache-control', 'no-store');
  done();
}
