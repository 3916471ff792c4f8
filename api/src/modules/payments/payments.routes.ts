import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import { isAllowedOrigin } from '../../settings/config';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { UnauthorizedError } from '../../http/errors';
import { bearerToken, requireUser, userOf } from '../sessions/authentication';
import { GatewayError } from './provider/gateway-error';
import { requireProvider } from './provider/payment-provider';
import { isPhone } from '../../http/requests/is-phone';
import { paymentCallbackSchema, paymentFieldsSchema, startPaymentSchema } from './payments.schema';
import { readPaymentFields } from './fields/prefill-fields';
import { startPayment } from './payments.service';
import { receiveEvent } from './receive-event';
import { currentBasename } from '../../messages/languages';
import { t } from '../../messages/t';

const noPayments = () => t('This shop takes no payments at the moment. Please try again later.');

/** GET /payments/fields and POST /payments. */
export const paymentsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config, provider },
  done,
) => {
  app.addHook('onRequest', noStore);

  app.get(apiPaths.paymentFields, { schema: paymentFieldsSchema }, async (request) => {
    const device = isPhone(request.headers) ? 'phone' : 'desktop';
    const fields = requireProvider(provider, noPayments()).fields(device);
    const whose = { token: bearerToken(request), orderId: request.query.orderId };
    return { fields: await readPaymentFields(db, fields, whose) };
  });

  app.post(
    apiPaths.payments,
    {
      schema: startPaymentSchema,
      onRequest: requireUser(db),
      config: { rateLimit: { max: config.orderRateLimitMax } },
    },
    async (request) => {
      const { origin } = request.headers;
      const shopUrl = origin && isAllowedOrigin(config, origin) ? origin : config.shopUrl;
      const returnUrl = shopUrl + currentBasename();
      const userId = userOf(request).id;
      try {
        const attempt = { userId, request: request.body, returnUrl };
        const chosen = requireProvider(provider, noPayments());
        return await startPayment(db, chosen, attempt, request.log);
      } catch (error) {
        if (error instanceof GatewayError) {
          request.log.error({ reason: error.reason }, 'payment gateway failed');
        }
        throw error;
      }
    },
  );

  done();
};

/** POST /payments/callback, which reads the body as text, because the signature is over its exact bytes. */
export const paymentCallbackRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  context,
  done,
) => {
  const { provider } = context;
  app.addHook('onRequest', noStore);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, parsed) => {
    parsed(null, body);
  });

  app.post(apiPaths.paymentCallback, { schema: paymentCallbackSchema }, async (request) => {
    const rawBody = typeof request.body === 'string' ? request.body : '';
    const events = requireProvider(provider, noPayments()).readCallback(request.headers, rawBody);
    if (!events) throw new UnauthorizedError('The signature of this callback is wrong or too old');
    for (const event of events) await receiveEvent(context, event, request.log);
    return { received: true };
  });

  done();
};
