import { negotiate } from '@fastify/accept-negotiator';
import { ENCODINGS, type ContentEncoding } from './encode';

/** The encoding that an `Accept-Encoding` header asks for. */
export function preferredEncoding(accepted: string | undefined): ContentEncoding {
  return negotiate(accepted ?? '', [...ENCODINGS]) ?? 'identity';
}
