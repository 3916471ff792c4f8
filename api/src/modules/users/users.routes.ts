import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { requireUser, userOf } from '../sessions/authentication';
import { accountInfoSchema, changeAccountSchema, registerSchema } from './users.schema';
import { changeAccount, presentAccount, register } from './users.service';

/** POST /users/register; GET and PATCH /accountInfo. */
export const usersRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { db }, done) => {
  app.addHook('onRequest', noStore);

  app.post(
    apiPaths.register,
    { schema: registerSchema, config: { rateLimit: {} } },
    async (request, reply) => {
      const { id, email, firstName, lastName } = await register(db, request.body);
      return reply.code(201).send({ id, email, firstName, lastName });
    },
  );

  app.get(
    apiPaths.accountInfo,
    { schema: accountInfoSchema, onRequest: requireUser(db) },
    (request) => ({ data: presentAccount(userOf(request)) }),
  );

  app.patch(
    apiPaths.accountInfo,
    { schema: changeAccountSchema, onRequest: requireUser(db) },
    async (request) => ({ data: await changeAccount(db, userOf(request).id, request.body) }),
  );

  done();
};
