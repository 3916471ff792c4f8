import { negotiate } from '@fastify/accept-negotiator';
import { joinTags, SURROGATE_KEY } from '@storefront/host/contracts/page-tags';
import type { FastifyReply } from 'fastify';
import { CONTENT_CODINGS } from './public-response';
import type { ResponseCache } from './response-cache';

/** Serializes the body of a response with status 200 by its route's schema. */
function serialized(reply: FastifyReply, value: Record<string, unknown>): string {
  const serialize = reply.getSerializationFunction('200');
  if (!serialize) throw new Error(`${reply.request.url} has no schema for its response.`);
  return serialize(value);
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  return known.some((tag) => tag === etag || tag === `W/${etag}`);
}

/** A response that is the same for every caller. */
interface PublicRead<Value> {
  /** Identifies it among all responses of the API. */
  key: string;
  read: () => Promise<Value>;
  /** The tags of what it shows: a change of one of them changes the response (ADR 53). */
  tags: (value: Value) => string[];
}

/**
 * Sends the result of `read`, with its tags, in the content coding that the caller prefers; 304 to a caller that has it
 * already. Callers revalidate it each time, so that none shows an outdated price (ADR 24).
 */
export async function sendPublic<Value extends Record<string, unknown>>(
  reply: FastifyReply,
  responses: ResponseCache,
  { key, read, tags }: PublicRead<Value>,
): Promise<void> {
  const { headers } = reply.request;
  const response = await responses.get(key, async () => {
    const value = await read();
    return { json: serialized(reply, value), tags: joinTags(tags(value)) };
  });
  const coding = negotiate(headers['accept-encoding'] ?? '', [...CONTENT_CODINGS]) ?? 'identity';
  const { body, etag, contentEncoding } = await response.as(coding);
  void reply.headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    // Origin, because the CORS headers depend on it.
    vary: 'Origin, Accept-Encoding',
    [SURROGATE_KEY]: response.tags,
  });
  if (isKnown(etag, headers['if-none-match'])) {
    void reply.code(304).send();
    return;
  }
  if (contentEncoding) void reply.header('content-encoding', contentEncoding);
  void reply.type('application/json; charset=utf-8').send(body);
}
