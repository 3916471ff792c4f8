import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import { findPincode } from './pincodes.service';
import { pincodeSchema } from './pincodes.schema';

const DAY_SECONDS = 24 * 60 * 60;

/** GET /pincodes/{pin} */
export const pincodesRoutes: FastifyPluginCallbackTypebox = (app, _options, done) => {
  app.get(`${apiPaths.pincodes}/:pin`, { schema: pincodeSchema }, async ({ params }, reply) => {
    const data = findPincode(params.pin);
    return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).send({ data });
  });

  done();
};
