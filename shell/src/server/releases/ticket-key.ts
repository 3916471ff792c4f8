import { randomBytes } from 'node:crypto';
import type { DeployRoot } from '@storefront/tools/deploy';
import type { FastifyBaseLogger } from 'fastify';

/** The name of the secret in the deploy root; only `<app>/<version>/browser` is served from there. */
export const TICKET_KEY = 'ticket-key';

/**
 * Creates the function that returns the key of tickets, which all page servers of a deploy root share: the first one
 * that needs it creates it. Where that is impossible, the page server has a key of its own, and reports count only at
 * the server that sent the page.
 */
export function createTicketKey(
  root: Pick<DeployRoot, 'readOrCreateSecret' | 'locate'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () =>
    (key ??= root.readOrCreateSecret(TICKET_KEY).catch((error: unknown) => {
      const file = root.locate(TICKET_KEY);
      log.warn(error, `The key of tickets can't be kept in ${file}; this server has its own.`);
      return randomBytes(32);
    }));
}
