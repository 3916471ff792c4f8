import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { createAfterResponse } from '../../http/responses/after-response';
import { noStore } from '../../http/responses/caching';
import { cancelPendingPayments } from '../payments/cancel-pending-payments';
import { requireProvider } from '../payments/provider/payment-provider';
import { bearerToken, requireUser, userOf } from '../sessions/authentication';
import { userOfToken } from '../sessions/sessions.service';
import type { FullOrder } from './orders.repository';
import { OrderStreams, STREAM_TIMEOUT } from './order-streams';
import {
  cancelOrderSchema,
  orderEventsSchema,
  orderListSchema,
  orderSchema,
  placeOrderSchema,
} from './orders.schema';
import { cancelOwnOrder, listOrders, lookUpOrder, readOwnOrder } from './orders.service';
import { placeOrder } from './placement/placement.service';
import { methodNameOf } from './presentation/present-money';
import { presentOrders, presentFullOrder } from './presentation/present-order';
import { t } from '../../messages/t';

/** Shown when there is no payment provider: an unpayable order would only hold its stock until it expires. */
const noOrders = () => t('This shop takes no orders at the moment. Please try again later.');

function isGuestLookup({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'contactInfo' in query;
}

/** POST /orders, GET /orders, GET /orders/{id}, POST /orders/{id}/cancel and GET /orders/{id}/events. */
export const ordersRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, provider, config, deliveryZones, stopping },
  done,
) => {
  const { publicUrl, orderRateLimitMax, returnDays } = config;
  const authenticate = requireUser(db);
  const afterResponse = createAfterResponse(app);
  const methodName = methodNameOf(provider);
  const view = { publicUrl, methodName, returnDays };
  const present = (order: FullOrder, isOwner: boolean) =>
    presentFullOrder(db, order, { ...view, isOwner });
  const streams = new OrderStreams(db, stopping);
  app.addHook('onRequest', noStore);
  app.addHook('preClose', () => streams.end());

  app.post(
    apiPaths.orders,
    {
      schema: placeOrderSchema,
      onRequest: authenticate,
      config: { rateLimit: { max: orderRateLimitMax } },
    },
    async (request, reply) => {
      requireProvider(provider, noOrders());
      const { id: userId } = userOf(request);
      const id = await placeOrder(db, {
        userId,
        request: request.body,
        idempotencyKey: request.headers['idempotency-key'],
        clientIp: request.ip,
        limits: config,
        deliveryZones,
      });
      responses.invalidate();
      const order = await readOwnOrder(db, id, userId);
      return reply.code(201).send(await present(order, true));
    },
  );

  app.get(
    apiPaths.orders,
    {
      schema: orderListSchema,
      onRequest: authenticate,
      // Presented orders match the schema already, and a serializer would take longer to choose a member of
      // the union.
      serializerCompiler: () => JSON.stringify,
    },
    async (request) => {
      const { id: userId } = userOf(request);
      const { orders, count } = await listOrders(db, userId, request.query);
      const data = await presentOrders(db, orders, { ...view, isOwner: true });
      return count === undefined ? data : { data, count };
    },
  );

  app.post(
    `${apiPaths.orders}/:id/cancel`,
    {
      schema: cancelOrderSchema,
      onRequest: authenticate,
      config: { rateLimit: { max: orderRateLimitMax } },
    },
    async (request, reply) => {
      const { id: userId } = userOf(request);
      await cancelOwnOrder(db, request.params.id, userId);
      // The stock that it had reserved is available again.
      responses.invalidate();
      const cancelled = await readOwnOrder(db, request.params.id, userId);
      // After the response, because the cancellation doesn't depend on the provider.
      afterResponse(reply, () =>
        cancelPendingPayments(db, provider, { orderId: cancelled.order.id }, request.log),
      );
      return present(cancelled, true);
    },
  );

  app.get(
    `${apiPaths.orders}/:id/events`,
    { schema: orderEventsSchema, onRequest: authenticate, handlerTimeout: STREAM_TIMEOUT },
    async (request, reply) => {
      const { id: userId } = userOf(request);
      const { order } = await readOwnOrder(db, request.params.id, userId);
      const token = bearerToken(request) ?? '';
      const stream = streams.open(userId, reply.raw, order.id, async () => {
        if (!(await userOfToken(db, token))) return undefined;
        return present(await readOwnOrder(db, order.id, userId), true);
      });
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          .header('x-accel-buffering', 'no')
          // A keep-alive connection that is idle after the stream would delay the end of the process.
          .header('connection', 'close')
          .send(stream)
      );
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
        return present(await lookUpOrder(db, request.params.id, contactInfo), false);
      }
      await authenticate(request);
      return present(await readOwnOrder(db, request.params.id, userOf(request).id), true);
    },
  );

  done();
};
