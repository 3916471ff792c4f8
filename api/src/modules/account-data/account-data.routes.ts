import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { methodNameOf } from '../orders/presentation/present-money';
import { bearerToken, requireUser, userOf } from '../sessions/authentication';
import { deletionSchema, exportSchema } from './account-data.schema';
import { deleteAccount, exportAccount } from './account-data.service';

/** GET /accountInfo/export and DELETE /accountInfo. */
export const accountDataRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config, provider },
  done,
) => {
  const view = {
    publicUrl: config.publicUrl,
    methodName: methodNameOf(provider),
    returnDays: config.returnDays,
    isOwner: true,
  };
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser(db));

  app.get(
    apiPaths.accountExport,
    { schema: exportSchema, config: { rateLimit: {} } },
    async (request, reply) => {
      const now = new Date();
      const name = `my-data-${now.toISOString().slice(0, 10)}.json`;
      void reply.header('content-disposition', `attachment; filename="${name}"`);
      return exportAccount(db, userOf(request), bearerToken(request) ?? '', now, view);
    },
  );

  app.delete(
    apiPaths.accountInfo,
    { schema: deletionSchema, config: { rateLimit: {} } },
    async (request, reply) => {
      await deleteAccount(db, userOf(request), request.body.password);
      return reply.code(204).send(null);
    },
  );

  done();
};
