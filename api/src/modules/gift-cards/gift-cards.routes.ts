import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { NotFoundError } from '../../http/errors';
import { noStore } from '../../http/responses/caching';
import { t } from '../../messages/t';
import { toRupees } from '../../money';
import { readOwnOrder } from '../orders/orders.service';
import { methodNameOf } from '../orders/presentation/present-money';
import { presentFullOrder } from '../orders/presentation/present-order';
import { requireProvider } from '../payments/provider/payment-provider';
import { requireUser, userOf } from '../sessions/authentication';
import { giftCardOfferSchema, orderGiftCardSchema } from './gift-cards.schema';
import { orderGiftCard } from './order-gift-card';

const noCards = () => t('This shop sells no gift cards at the moment.');

/** GET /gift-cards and POST /gift-cards. */
export const giftCardsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, provider, config },
  done,
) => {
  const { giftCards: offer, publicUrl, returnDays } = config;
  app.addHook('onRequest', noStore);

  function requireOffer() {
    if (offer.maximum === 0) throw new NotFoundError(noCards());
    return offer;
  }

  app.get(apiPaths.giftCards, { schema: giftCardOfferSchema }, () => {
    const { amounts, minimum, maximum } = requireOffer();
    const isOffered = (amount: number) => amount >= minimum && amount <= maximum;
    return {
      amounts: amounts.filter(isOffered).map((amount) => toRupees(amount)),
      minimum: toRupees(minimum),
      maximum: toRupees(maximum),
    };
  });

  app.post(
    apiPaths.giftCards,
    {
      schema: orderGiftCardSchema,
      onRequest: requireUser(db),
      config: { rateLimit: { max: config.orderRateLimitMax } },
    },
    async (request, reply) => {
      requireProvider(provider, noCards());
      const buyer = userOf(request);
      const id = await orderGiftCard(db, {
        buyer,
        request: request.body,
        idempotencyKey: request.headers['idempotency-key'],
        clientIp: request.ip,
        limits: config,
        offer: requireOffer(),
      });
      const view = {
        publicUrl,
        methodName: methodNameOf(provider),
        returnDays,
        isOwner: true,
      };
      const order = await readOwnOrder(db, id, buyer.id);
      return reply.code(201).send(await presentFullOrder(db, order, view));
    },
  );

  done();
};
