import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../../context';
import { noStore } from '../../../http/responses/caching';
import { requireUser, userOf } from '../../sessions/authentication';
import { readOrderWords } from '../presentation/order-words';
import { presentReturn } from '../presentation/present-order';
import { withdrawReturn, requestReturn } from './returns.service';
import { requestReturnSchema, withdrawReturnSchema } from './returns.schema';

/** POST /orders/{id}/returns and DELETE /orders/{id}/returns/{returnId}. */
export const returnsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, config, deliveryZones },
  done,
) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser(db));
  const rateLimit = { max: config.orderRateLimitMax };

  app.post(
    `${apiPaths.orders}/:id/returns`,
    { schema: requestReturnSchema, config: { rateLimit } },
    async (request, reply) => {
      const made = await requestReturn(db, {
        orderId: request.params.id,
        userId: userOf(request).id,
        request: request.body,
        returnDays: config.returnDays,
        deliveryZones,
      });
      // An exchange has reserved stock.
      responses.invalidate();
      const words = await readOrderWords(db, made.lines);
      return reply.code(201).send(presentReturn(made, words));
    },
  );

  app.delete(
    `${apiPaths.orders}/:id/returns/:returnId`,
    { schema: withdrawReturnSchema },
    async (request, reply) => {
      const { id: orderId, returnId } = request.params;
      await withdrawReturn(db, { orderId, returnId, userId: userOf(request).id });
      responses.invalidate();
      return reply.code(204).send(null);
    },
  );

  done();
};
