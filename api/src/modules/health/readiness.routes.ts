import { createReadiness, type Dependency } from '@storefront/tools/http-server';
import { sql } from 'drizzle-orm';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';

/** For load balancers, not for shops, so these routes aren't in the OpenAPI document. */
const schema = { hide: true };

function dependenciesOf({ db, provider }: ApiContext): Dependency[] {
  const database = {
    name: 'database',
    isRequired: true,
    check: () => db.execute(sql`select 1`),
  };
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
