import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { requireUser, userOf } from '../sessions/authentication';
import {
  addAddressSchema,
  addressesSchema,
  changeAddressSchema,
  removeAddressSchema,
} from './addresses.schema';
import {
  addAddress,
  changeAddress,
  listCheckedAddresses,
  removeAddress,
} from './addresses.service';

const ONE = `${apiPaths.addresses}/:id`;

/** GET and POST /addresses; PUT and DELETE /addresses/{id}. */
export const addressesRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, deliveryZones },
  done,
) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser(db));

  app.get(apiPaths.addresses, { schema: addressesSchema }, async (request) => ({
    data: await listCheckedAddresses(db, userOf(request).id, deliveryZones),
  }));

  app.post(apiPaths.addresses, { schema: addAddressSchema }, async (request, reply) => {
    const { address, isNew } = await addAddress(
      db,
      userOf(request).id,
      request.body,
      deliveryZones,
    );
    return reply.code(isNew ? 201 : 200).send({ data: address });
  });

  app.put(ONE, { schema: changeAddressSchema }, async (request) => ({
    data: await changeAddress(
      db,
      userOf(request).id,
      request.params.id,
      request.body,
      deliveryZones,
    ),
  }));

  app.delete(ONE, { schema: removeAddressSchema }, async (request, reply) => {
    await removeAddress(db, userOf(request).id, request.params.id);
    return reply.code(204).send(null);
  });

  done();
};
