import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import { NotFoundError } from '../../http/errors';
import { findPincode } from './pincodes.service';
import { pincodeSchema } from './pincodes.schema';
import { t } from '../../messages/t';

const DAY_SECONDS = 24 * 60 * 60;

/** GET /pincodes/{pin} */
export const pincodesRoutes: FastifyPluginCallbackTypebox = (app, _options, done) => {
  app.get(`${apiPaths.pincodes}/:pin`, { schema: pincodeSchema }, async ({ params }, reply) => {
    const data = findPincode(params.pin);
    if (!data) throw new NotFoundError(t('There is no PIN code {pin}.', { pin: params.pin }));
    return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).send({ data });
  });

  done();
};
