import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';

const schema = {
  tags: ['health'],
  summary: 'Whether the API and its database respond',
  response: { 200: Type.Object({ status: Type.Literal('ok') }) },
};

/** GET /health */
export const healthRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { db }, done) => {
  app.addHook('onRequest', noStore);
  app.get(apiPaths.health, { schema }, async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok' as const };
  });
  done();
};
