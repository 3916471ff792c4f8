import type { FastifyInstance, FastifyReply } from 'fastify';
import { loggedFailure } from '../logging';

/**
 * Makes a function that does work once a response was sent, so that how long it takes tells the caller nothing. Its
 * failure is logged, and the server's stop waits for it.
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
    // A caller that hung up gets no response.
    if (raw.closed) start();
    else raw.once('close', start);
  };
}
