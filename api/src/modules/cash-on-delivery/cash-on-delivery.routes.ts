import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { createAfterResponse } from '../../http/responses/after-response';
import { noStore } from '../../http/responses/caching';
import { toRupees } from '../../money';
import { readOwnOrder } from '../orders/orders.service';
import { methodNameOf } from '../orders/presentation/present-money';
import { presentFullOrder } from '../orders/presentation/present-order';
import { cancelPendingPayments } from '../payments/cancel-pending-payments';
import { requireUser, userOf } from '../sessions/authentication';
import { confirmSchema, readOfferSchema, sendCodeSchema } from './cash-on-delivery.schema';
import { confirmOrder, findRefusalOf, sendOrderCode } from './cash-on-delivery.service';
import { readCodRules } from './cod-rules';

/** How many digits at the end of a phone number are shown. */
const SHOWN_DIGITS = 4;

interface CashOnDeliveryContext extends ApiContext {
  /** Whether text messages are sent, by which orders are confirmed. */
  sendsTexts: boolean;
}

/** GET and POST /orders/{id}/cash-on-delivery, and POST /orders/{id}/cash-on-delivery/code. */
export const cashOnDeliveryRoutes: FastifyPluginCallbackTypebox<CashOnDeliveryContext> = (
  app,
  { db, provider, config, sendsTexts },
  done,
) => {
  const rules = readCodRules(config, sendsTexts);
  const { publicUrl, returnDays } = config;
  const view = {
    publicUrl,
    methodName: methodNameOf(provider),
    returnDays,
    isOwner: true,
  };
  const afterResponse = createAfterResponse(app);
  const limited = { rateLimit: { max: config.orderRateLimitMax } };
  const path = `${apiPaths.orders}/:id/cash-on-delivery`;
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser(db));

  app.get(path, { schema: readOfferSchema }, async (request) => {
    const { order } = await readOwnOrder(db, request.params.id, userOf(request).id);
    const reason = await findRefusalOf(db, rules, order);
    return {
      isOffered: reason === undefined,
      ...(reason !== undefined && { reason }),
      minimum: toRupees(rules.minimum),
      maximum: toRupees(rules.maximum),
      phone: order.phoneKey.slice(-SHOWN_DIGITS),
    };
  });

  app.post(`${path}/code`, { schema: sendCodeSchema, config: limited }, async (request) => {
    const own = { orderId: request.params.id, userId: userOf(request).id };
    const { expiresAt, nextAt } = await sendOrderCode(db, rules, own);
    return { expiresAt: expiresAt.toISOString(), nextAt: nextAt.toISOString() };
  });

  app.post(path, { schema: confirmSchema, config: limited }, async (request, reply) => {
    const own = { orderId: request.params.id, userId: userOf(request).id };
    await confirmOrder(db, rules, { ...own, code: request.body.code });
    const confirmed = await readOwnOrder(db, own.orderId, own.userId);
    // A payment that was started before would be made for nothing.
    afterResponse(reply, () =>
      cancelPendingPayments(db, provider, { orderId: confirmed.order.id }, request.log),
    );
    return presentFullOrder(db, confirmed, view);
  });

  done();
};
