import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { decode, encode, type ContentEncoding } from './encode';
import { preferredEncoding } from './preferred-encoding';

/** The body of a response, in one encoding; for a client that wants another one it is encoded again. */
export interface Body {
  bytes: Buffer;
  encoding: ContentEncoding;
  /** The same for the same content; absent for a response that no cache keeps. */
  hash?: string | undefined;
}

/** The hash of a body that caches keep. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
}

/**
 * Sends a body in the encoding that the client prefers. A body with a hash has an ETag, which differs by
 * encoding, and a client that has the same bytes already gets 304.
 */
export async function sendBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, encoding: own, hash }: Body,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (hash !== undefined) {
    const etag = `"${hash}-${encoding}"`;
    reply.header('etag', etag);
    if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(
    encoding === own ? bytes : await encode(await decode(bytes, own), encoding, 'once'),
  );
}

/** True when the client has this ETag; a proxy may have turned it into a weak one. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
