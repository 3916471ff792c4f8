import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import { notDelivered } from '@storefront/host/contracts/validation';
import { NotFoundError } from '../../http/errors';
import { findDelivery } from './delivery.service';
import { deliverySchema } from './delivery.schema';

/** GET /delivery */
export const deliveryRoutes: FastifyPluginCallbackTypebox = (app, _, done) => {
  app.get(apiPaths.delivery, { schema: deliverySchema }, ({ query: { pin } }) => {
    const data = findDelivery(pin);
    if (!data) throw new NotFoundError(notDelivered(pin), 'pin');
    return { data };
  });

  done();
};
