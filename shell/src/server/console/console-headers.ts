import type { FastifyReply, FastifyRequest } from 'fastify';

const SHARED_PARTS = "base-uri 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'";

/** The console has forms and fonts, but no scripts. */
const PAGE_POLICY = `default-src 'none'; form-action 'self'; font-src 'self'; img-src data:; ${SHARED_PARTS}`;

/** The report of a proof has pictures. */
export const PROOF_POLICY = `default-src 'none'; form-action 'none'; img-src 'self'; ${SHARED_PARTS}`;

/** For every response of the console. */
export function setHeaders(_: FastifyRequest, reply: FastifyReply, done: () => void): void {
  void reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    // Not `no-referrer`, with which browsers don't say from which origin a form is sent.
    'referrer-policy': 'same-origin',
  });
  done();
}

/** Whether a form is sent from a page of the same origin. */
export function isFromHere({ headers }: FastifyRequest): boolean {
  const { origin = '', host } = headers;
  return URL.canParse(origin) && new URL(origin).host === host;
}
