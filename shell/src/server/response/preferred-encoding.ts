import { negotiate } from '@fastify/accept-negotiator';
import { ENCODINGS, type ContentEncoding } from './encode';

/** The encoding that an `Accept-Encoding` header prefers. */
export function preferredEncoding(accepted: string | undefined): ContentEncoding {
  return negotiate(accepted ?? '', [...ENCODINGS]) ?? 'identity';
}
