import type { FastifyInstance, FastifyReply } from 'fastify';
import { loggedFailure } from '../logging';

/**
 * Creates a function that runs work after the response has been sent, so that the response time reveals
 * nothing about it. Errors are logged, and closing the server waits for the work.
 */
export function createAfterResponse(app: FastifyInstance) {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(running);
  });

  return ({ raw, log }: FastifyReply, work: () => Promise<void>): void => {
    function start() {
      const run = work()
        .catch((error: unknown) => {
          log.error(loggedFailure(error instanceof Error ? error : new Error(String(error))));
        })
        .finally(() => running.delete(run));
      running.add(run);
    }
    // If the caller has disconnected already, 'close' won't be emitted again.
    if (raw.closed) start();
    else raw.once('close', start);
  };
}
