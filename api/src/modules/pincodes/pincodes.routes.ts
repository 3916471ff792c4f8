import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import { NotFoundError } from '../../http/errors';
import { findPlace } from './pincode-table';
import { pincodeSchema } from './pincodes.schema';

const DAY_SECONDS = 24 * 60 * 60;

/** GET /pincodes/{pin} */
export const pincodesRoutes: FastifyPluginCallbackTypebox = (app, _options, done) => {
  app.get(
    `${apiPaths.pincodes}/:pin`,
    { schema: pincodeSchema },
    async ({ params: { pin } }, reply) => {
      const place = findPlace(pin);
      if (!place) throw new NotFoundError(`There is no PIN code ${pin}.`);
      return reply
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .send({ data: { pin, ...place } });
    },
  );

  done();
};
