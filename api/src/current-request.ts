import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** The id of the request that the code runs for; none outside of requests. */
export const currentRequestId = new AsyncLocalStorage<string>();

/** Sets `currentRequestId` for everything that runs in a request. Call it before other hooks are added. */
export function trackCurrentRequest(app: FastifyInstance): void {
  app.addHook('onRequest', ({ id }, _, done) => currentRequestId.run(id, done));
}
