import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { actionRoutes } from './action.routes';
import { isFromHere, setHeaders } from './console-headers';
import type { ConsoleOptions } from './console-parts';
import { createConsoleSessions } from './console-sessions';
import { fontRoutes } from './font.routes';
import { overviewRoutes } from './overview.routes';
import { proofRoutes } from './proof.routes';
import { signInRoutes } from './sign-in.routes';

/** Longest form, in bytes. */
const MAX_FORM_LENGTH = 4_000;

/** The release console: who is live where, and the forms to change it. It works without scripts. */
export async function consoleRoutes(app: FastifyInstance, options: ConsoleOptions): Promise<void> {
  // React is loaded only where there is a console.
  const pages = await import('./pages/render-pages');
  const parts = {
    ...options,
    sessions: createConsoleSessions(),
    pages,
  };
  app.addHook('onRequest', setHeaders);
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && !isFromHere(request)) {
      return reply.code(403).send({ error: 'Forms of other origins are refused.' });
    }
  });
  await app.register(formbody, { bodyLimit: MAX_FORM_LENGTH });
  await app.register(rateLimit, { global: false });
  await app.register(signInRoutes, parts);
  await app.register(overviewRoutes, parts);
  await app.register(actionRoutes, parts);
  await app.register(proofRoutes, parts);
  await app.register(fontRoutes);
}
