import type { FastifyReply, FastifyRequest } from 'fastify';

/** `onRequest` hook that keeps personal responses out of every cache. */
export function noStore(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.header('cache-control', 'no-store');
  done();
}
