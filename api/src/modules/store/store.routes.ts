import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import { pageTag } from '@storefront/host/contracts/page-tags';
import type { ApiContext } from '../../context';
import { sendPublic } from '../../http/responses/send-public';
import { storeInfoSchema } from './store.schema';
import { readStore } from './store.service';

/** GET /storeInfo */
export const storeRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, translateTo, config },
  done,
) => {
  app.get(apiPaths.storeInfo, { schema: storeInfoSchema }, ({ language }, reply) =>
    sendPublic(reply, responses, {
      key: 'store',
      read: async () => translateTo(language).store(await readStore(db, config.publicUrl)),
      tags: () => [pageTag('store')],
    }),
  );
  done();
};
