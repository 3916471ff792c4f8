import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { findDelivery, readDeliveryZones } from './delivery.service';
import { deliverySchema } from './delivery.schema';

/** GET /delivery */
export const deliveryRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { config }, done) => {
  const zones = readDeliveryZones(config.deliveryZones);

  app.get(apiPaths.delivery, { schema: deliverySchema }, ({ query: { pin } }) => ({
    data: findDelivery(zones, pin),
  }));

  done();
};
