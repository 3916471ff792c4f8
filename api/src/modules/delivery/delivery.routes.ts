import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { NotFoundError } from '../../http/errors';
import { readDeliveryZones, zoneOf } from './delivery-zones';
import { deliverySchema } from './delivery.schema';

/** GET /delivery */
export const deliveryRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { config }, done) => {
  const zones = readDeliveryZones(config.deliveryZones);

  app.get(apiPaths.delivery, { schema: deliverySchema }, ({ query: { pin } }) => {
    const zone = zoneOf(zones, pin);
    if (!zone) throw new NotFoundError(`We don't deliver to ${pin}.`);
    return { data: { pin, ...zone } };
  });

  done();
};
