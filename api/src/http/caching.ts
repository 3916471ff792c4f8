import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `onRequest` hook for personal responses: they stay out of every cache. */
export function noStore(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.header('cache-control', 'no-store');
  done();
}

/** `onSend` hook for responses that are the same for everyone: cached, but revalidated each time. */
export function revalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  if (reply.statusCode !== 200 || typeof payload !== 'string') {
    done(null, payload);
    return;
  }
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
  void reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.some((tag) => tag === etag || tag === `W/${etag}`)) {
    void reply.code(304);
    done(null, '');
    return;
  }
  done(null, payload);
}
