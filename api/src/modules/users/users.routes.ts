import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/caching';
import { bearerToken, requireUser, userOf } from './authentication';
import { accountInfoSchema, authorizeSchema, logoutSchema, registerSchema } from './users.schema';
import { authorize, logout, register } from './users.service';

/** POST /users/authorize, /users/register, /users/logout; GET /accountInfo. */
export const usersRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config },
  done,
) => {
  app.addHook('onRequest', noStore);

  app.post(
    apiPaths.authorize,
    { schema: authorizeSchema, config: { rateLimit: {} } },
    async (request) => ({ token: await authorize(db, request.body, config.sessionDays) }),
  );

  app.post(
    apiPaths.register,
    { schema: registerSchema, config: { rateLimit: {} } },
    async (request, reply) => {
      const { id, email, firstName, lastName } = await register(db, request.body);
      return reply.code(201).send({ id, email, firstName, lastName });
    },
  );

  app.post(apiPaths.logout, { schema: logoutSchema }, async (request, reply) => {
    const token = bearerToken(request);
    if (token !== undefined) await logout(db, token);
    return reply.code(204).send(null);
  });

  app.get(
    apiPaths.accountInfo,
    { schema: accountInfoSchema, onRequest: requireUser(db) },
    (request) => {
      const { firstName, lastName, email, createdAt } = userOf(request);
      return { data: { firstName, lastName, email, createdAt: createdAt.toISOString() } };
    },
  );

  done();
};
