import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { requireUser, userOf } from '../sessions/authentication';
import { giftCardSchema, storeCreditSchema } from './credits.schema';
import { readGiftCard, readStoreCredit } from './credits.service';

/** GET /store-credit and POST /gift-cards/balance. */
export const creditsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { db }, done) => {
  app.addHook('onRequest', noStore);

  app.get(
    apiPaths.storeCredit,
    { schema: storeCreditSchema, onRequest: requireUser(db) },
    (request) => readStoreCredit(db, userOf(request).id),
  );

  app.post(
    apiPaths.giftCardBalance,
    // So that nobody finds codes by guessing.
    { schema: giftCardSchema, config: { rateLimit: {} } },
    ({ body }) => readGiftCard(db, body.code),
  );

  done();
};
