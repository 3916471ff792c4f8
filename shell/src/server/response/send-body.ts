import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, preferredEncoding, type ContentEncoding } from './content-encoding';

/** The body of a response, in the encodings that clients ask for. */
export interface Body {
  /** The same for the same content; absent for a response that no cache keeps. */
  hash?: string | undefined;
  encoded: (encoding: ContentEncoding) => Promise<Buffer>;
}

/** A body that is encoded for each response. */
export function bodyOf(text: Buffer): Body {
  return { encoded: (encoding) => encode(text, encoding, 'once') };
}

/** The hash of a body that caches keep. */
export function hashOf(text: Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

/**
 * Sends a body in the encoding that the client prefers. With a hash it has an ETag, of this encoding
 * alone, and a client that has the same bytes already gets 304.
 */
export async function sendBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { hash, encoded }: Body,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (hash !== undefined) {
    const etag = `"${hash}-${encoding}"`;
    reply.header('etag', etag);
    if (isKnown(etag, headers['if-none-match'])) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await encoded(encoding));
}

/** True when the client names the tag; a proxy on the way may have made it a weak one. */
function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
