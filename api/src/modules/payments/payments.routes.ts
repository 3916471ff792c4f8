import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger } from 'fastify';
import { apiPaths, type PaymentEvent } from '@storefront/shared/contracts/api';
import { isAllowedOrigin } from '../../config';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/caching';
import { BadRequestError, UnauthorizedError } from '../../http/errors';
import { requireUser, userOf } from '../sessions/authentication';
import { requireProvider } from './payment-provider';
import { paymentCallbackSchema, paymentFieldsSchema, startPaymentSchema } from './payments.schema';
import { OUTCOMES_TO_LOOK_AT, recordEvent, startPayment } from './payments.service';

const NO_PAYMENTS = 'This shop takes no payments at the moment. Please try again later.';

/** GET /payments/fields and POST /payments. */
export const paymentsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config, provider },
  done,
) => {
  app.addHook('onRequest', noStore);

  app.get(apiPaths.paymentFields, { schema: paymentFieldsSchema }, () => ({
    fields: requireProvider(provider, NO_PAYMENTS).fields(),
  }));

  app.post(
    apiPaths.payments,
    {
      schema: startPaymentSchema,
      onRequest: requireUser(db),
      config: { rateLimit: { max: config.orderRateLimitMax } },
    },
    (request) => {
      const { origin } = request.headers;
      const returnUrl = origin && isAllowedOrigin(config, origin) ? origin : config.shopUrl;
      const userId = userOf(request).id;
      return startPayment(db, requireProvider(provider, NO_PAYMENTS), {
        userId,
        request: request.body,
        returnUrl,
      });
    },
  );

  done();
};

/** The only currency of the shop; all amounts are its paise. */
const CURRENCY = 'INR';

/** Refuses an event over another currency: its amount can't be compared with anything in the ledger. */
function requireCurrency({ id, ref, amount, currency }: PaymentEvent, log: FastifyBaseLogger) {
  if (currency === CURRENCY) return;
  log.warn({ event: id, ref, amount, currency }, 'payment callback in another currency refused');
  const message = `This shop takes ${CURRENCY} only, not ${currency}; the event was not recorded.`;
  throw new BadRequestError('currency', message);
}

/** POST /payments/callback, which reads the body as text: its signature is over the exact bytes. */
export const paymentCallbackRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, provider },
  done,
) => {
  app.addHook('onRequest', noStore);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, body);
  });

  app.post(apiPaths.paymentCallback, { schema: paymentCallbackSchema }, async (request) => {
    const rawBody = typeof request.body === 'string' ? request.body : '';
    const event = requireProvider(provider, NO_PAYMENTS).readCallback(request.headers, rawBody);
    if (!event) throw new UnauthorizedError('The signature of this callback is wrong or too old');
    requireCurrency(event, request.log);
    const outcome = await recordEvent(db, event);
    const level = OUTCOMES_TO_LOOK_AT.has(outcome) ? 'warn' : 'info';
    request.log[level](
      { event: event.id, ref: event.ref, amount: event.amount, outcome },
      'payment callback',
    );
    return { received: true };
  });

  done();
};
