import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { revalidated } from '../../http/caching';
import { storeInfoSchema } from './store.schema';
import { readStore } from './store.service';

/** GET /storeInfo */
export const storeRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config },
  done,
) => {
  app.addHook('onSend', revalidated);
  app.get(apiPaths.storeInfo, { schema: storeInfoSchema }, () => readStore(db, config.publicUrl));
  done();
};
