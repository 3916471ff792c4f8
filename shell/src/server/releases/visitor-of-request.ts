import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { parseVisitorId } from '../../remotes/visitor-cookie';
import type { Visitor } from './visitor-limit';

/** Who sent a request; undefined without a visitor cookie, as on a first visit. */
export function visitorOfRequest({
  headers,
  ip,
}: Pick<FastifyRequest, 'headers' | 'ip'>): Visitor | undefined {
  const id = parseVisitorId(headers.cookie);
  // An IPv6 visitor has a network of addresses, which count as one.
  return id === undefined ? undefined : { id, network: normalizeIP(ip) };
}
