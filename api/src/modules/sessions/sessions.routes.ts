import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { bearerToken, requireUser, userOf } from './authentication';
import { endOtherSessions, endSession, listSessions } from './sessions.service';
import { endOtherSessionsSchema, endSessionSchema, sessionsSchema } from './sessions.schema';

/** GET /sessions, DELETE /sessions and DELETE /sessions/{id}. */
export const sessionsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { db }, done) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser(db));

  app.get(apiPaths.sessions, { schema: sessionsSchema }, (request) =>
    listSessions(db, userOf(request), bearerToken(request) ?? ''),
  );

  app.delete(apiPaths.sessions, { schema: endOtherSessionsSchema }, async (request, reply) => {
    await endOtherSessions(db, userOf(request), bearerToken(request) ?? '');
    return reply.code(204).send(null);
  });

  app.delete(`${apiPaths.sessions}/:id`, { schema: endSessionSchema }, async (request, reply) => {
    await endSession(db, userOf(request), request.params.id);
    return reply.code(204).send(null);
  });

  done();
};
