import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { readChanges } from './changes.service';
import { changesSchema } from './changes.schema';

/** GET /changes */
export const changesRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config: { languages } },
  done,
) => {
  app.addHook('onRequest', noStore);
  // Page servers ask every half second.
  const options = { schema: changesSchema, logLevel: 'warn' as const };
  app.get(apiPaths.changes, options, ({ query }) => readChanges(db, languages, query.after));
  done();
};
