import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import { createReadiness, type Dependency } from '@storefront/tools/http-server';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { pingDatabase } from './health.repository';
import { healthSchema, readinessSchema as schema } from './health.schema';

/** GET /health */
export const healthRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { db }, done) => {
  app.addHook('onRequest', noStore);
  app.get(apiPaths.health, { schema: healthSchema }, async () => {
    await pingDatabase(db);
    return { status: 'ok' as const };
  });
  done();
};

function dependenciesOf({ db, provider }: ApiContext): Dependency[] {
  const database = { name: 'database', isRequired: true, check: () => pingDatabase(db) };
  if (!provider) return [database];
  // Not required: while the provider doesn't respond, the shop still shows its products and takes orders.
  return [database, { name: 'payment provider', isRequired: false, check: provider.check }];
}

/** `/healthz`: this process responds. `/readyz`: its dependencies are available; docs/contracts/health.md. */
export const readinessRoutes: FastifyPluginCallback<ApiContext> = (app, context, done) => {
  const readiness = createReadiness(dependenciesOf(context));
  app.addHook('onRequest', noStore);
  app.get('/healthz', { schema }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema }, async (_, reply) => {
    const { statusCode, body } = await readiness();
    return reply.code(statusCode).send(body);
  });
  done();
};
