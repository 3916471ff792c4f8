import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/caching';
import { requireProvider } from '../payments/payment-provider';
import { requireUser, userOf } from '../sessions/authentication';
import { findOrdersOfUser } from './orders.repository';
import { orderListSchema, orderSchema, placeOrderSchema } from './orders.schema';
import { lookUpOrder, readOwnOrder } from './orders.service';
import { placeOrder } from './placement/place-order';
import { presentOrder } from './present-order';

/** An order that nobody can pay would only hold its stock until it expires. */
const NO_ORDERS = 'This shop takes no orders at the moment. Please try again later.';

function isGuestLookup({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'contactInfo' in query;
}

/** POST /orders, GET /orders and GET /orders/{id}. */
export const ordersRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, provider, config },
  done,
) => {
  const { publicUrl, orderRateLimitMax } = config;
  const authenticate = requireUser(db);
  app.addHook('onRequest', noStore);

  app.post(
    apiPaths.orders,
    {
      schema: placeOrderSchema,
      onRequest: authenticate,
      config: { rateLimit: { max: orderRateLimitMax } },
    },
    async (request, reply) => {
      requireProvider(provider, NO_ORDERS);
      const { id: userId } = userOf(request);
      const id = await placeOrder(db, {
        userId,
        request: request.body,
        idempotencyKey: request.headers['idempotency-key'],
        clientIp: request.ip,
        limits: config,
      });
      responses.invalidate();
      const order = await readOwnOrder(db, id, userId);
      return reply.code(201).send(presentOrder(order, publicUrl));
    },
  );

  app.get(
    apiPaths.orders,
    { schema: orderListSchema, onRequest: authenticate },
    async (request) => {
      const orders = await findOrdersOfUser(db, userOf(request).id);
      return orders.map((order) => presentOrder(order, publicUrl));
    },
  );

  app.get(
    `${apiPaths.orders}/:id`,
    {
      schema: orderSchema,
      config: { rateLimit: { allowList: (request) => !isGuestLookup(request) } },
    },
    async (request) => {
      const { contactInfo } = request.query;
      if (contactInfo !== undefined) {
        return presentOrder(await lookUpOrder(db, request.params.id, contactInfo), publicUrl);
      }
      await authenticate(request);
      return presentOrder(await readOwnOrder(db, request.params.id, userOf(request).id), publicUrl);
    },
  );

  done();
};
