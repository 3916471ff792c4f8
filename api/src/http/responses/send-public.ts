import { negotiate } from '@fastify/accept-negotiator';
import { joinTags, SURROGATE_KEY } from '@storefront/host/contracts/page-tags';
import type { FastifyReply } from 'fastify';
import { CONTENT_CODINGS, type PublicResponse, type Representation } from './public-response';
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

/** A response that is the same for every caller of a language. */
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
export function sendPublic<Value extends Record<string, unknown>>(
  reply: FastifyReply,
  responses: ResponseCache,
  { key, read, tags }: PublicRead<Value>,
): void | Promise<void> {
  const response = responses.get(`${reply.request.language} ${key}`, async () => {
    const value = await read();
    return { json: serialized(reply, value), tags: joinTags(tags(value)) };
  });
  return onceThere(response, (found) => sendPreferred(reply, found));
}

function sendPreferred(reply: FastifyReply, response: PublicResponse): void | Promise<void> {
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  const coding = negotiate(accepted, [...CONTENT_CODINGS]) ?? 'identity';
  return onceThere(response.as(coding), (representation) =>
    sendRepresentation(reply, representation, response.tags),
  );
}

function sendRepresentation(
  reply: FastifyReply,
  { body, etag, contentEncoding }: Representation,
  tags: string,
): void {
  void reply.headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    etag,
    // Others are the origin, which the CORS headers depend on, and the language.
    vary: `${String(reply.getHeader('vary'))}, Accept-Encoding`,
    [SURROGATE_KEY]: tags,
  });
  if (isKnown(etag, reply.request.headers['if-none-match'])) {
    void reply.code(304).send();
    return;
  }
  if (contentEncoding) void reply.header('content-encoding', contentEncoding);
  void reply.type('application/json; charset=utf-8').send(body);
}

/** Runs work with a value: at once if it is there, because promises take a tenth of the time of a response from memory. */
function onceThere<Value, Result>(
  value: Value | Promise<Value>,
  work: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(work) : work(value);
}
