import { parse } from 'node:querystring';
import { type HttpServers, requestLog } from '@storefront/tools/http-server';
import type { Tracing } from '@storefront/tools/telemetry';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { API_PREFIX } from '@storefront/host/contracts/api';
import type { Config } from './settings/config';
import type { ApiContext } from './context';
import { trackCurrentRequest } from './current-request';
import type { Database } from './db/database';
import { mediaRoutes } from './demo/media.routes';
import { registerErrorHandler, sendFrameworkError } from './http/error-handler';
import { registerPlugins } from './http/plugins';
import type { ResponseCache } from './http/responses/response-cache';
import { answerInLanguage } from './http/requests/answer-in-language';
import { refuseUnstorableText } from './http/requests/storable-text';
import { validatorCompiler } from './http/requests/validator-compiler';
import type { ApiMetrics } from './metrics';
import { accountDataRoutes } from './modules/account-data/account-data.routes';
import { addressesRoutes } from './modules/addresses/addresses.routes';
import { alertsRoutes } from './modules/alerts/alerts.routes';
import { collectionPagesRoutes } from './modules/collection-pages/collection-pages.routes';
import { cashOnDeliveryRoutes } from './modules/cash-on-delivery/cash-on-delivery.routes';
import { changesRoutes } from './modules/changes/changes.routes';
import { deliveryRoutes } from './modules/delivery/delivery.routes';
import {
  readDeliveryRules,
  setDeliveryRules,
  updateDeliveryRules,
} from './modules/delivery/delivery.service';
import { setGstRates } from './modules/invoices/tax/gst-rates';
import { rereadOnChange } from './settings/reread-on-change';
import { mailboxRoutes } from './demo/mailbox/mailbox.routes';
import { hasMailbox } from './demo/mailbox/mailbox';
import { emailVerificationRoutes } from './modules/email-verification/email-verification.routes';
import { healthRoutes, readinessRoutes } from './modules/health/health.routes';
import { offeredChannels } from './modules/messages/messages.service';
import { messagesRoutes } from './modules/messages/messages.routes';
import { invoicesRoutes } from './modules/invoices/invoices.routes';
import { ordersRoutes } from './modules/orders/orders.routes';
import { creditsRoutes } from './modules/credits/credits.routes';
import { giftCardsRoutes } from './modules/gift-cards/gift-cards.routes';
import { giftCardPictureRoutes } from './modules/gift-cards/picture/gift-card-picture.routes';
import { quotesRoutes } from './modules/orders/quotes/quotes.routes';
import { returnsRoutes } from './modules/orders/returns/returns.routes';
import { passwordsRoutes } from './modules/passwords/passwords.routes';
import { paymentCallbackRoutes, paymentsRoutes } from './modules/payments/payments.routes';
import type { PaymentProvider } from './modules/payments/provider/payment-provider';
import { createSandboxProvider } from './demo/sandbox/sandbox-provider';
import { picturesRoutes } from './modules/pictures/pictures.routes';
import { openPictureStore } from './modules/pictures/storage/open-picture-store';
import { sandboxRoutes } from './demo/sandbox/sandbox.routes';
import { pincodesRoutes } from './modules/pincodes/pincodes.routes';
import { returnLabelsRoutes } from './modules/return-labels/return-labels.routes';
import { productsRoutes } from './modules/products/products.routes';
import { storeRoutes } from './modules/store/store.routes';
import { createTextsIn } from './modules/translations/known-texts';
import { createTranslateTo } from './modules/translations/translate';
import { sessionsRoutes } from './modules/sessions/sessions.routes';
import { signInRoutes } from './modules/sign-in/sign-in.routes';
import { usersRoutes } from './modules/users/users.routes';
import { reviewPicturesRoutes } from './modules/reviews/pictures/review-pictures.routes';
import { reviewsRoutes } from './modules/reviews/reviews.routes';
import { wishlistRoutes } from './modules/wishlist/wishlist.routes';
import { TIME_LIMITS } from './settings/time-limits';
import { textSenderOf } from './text-sender';

export interface AppOptions {
  config: Config;
  db: Database;
  responses: ResponseCache;
  metrics: ApiMetrics;
  /** Set to serve the demo store. */
  demo?: { paymentSecret: string } | undefined;
  /** The payment provider; the default is the sandbox for a demo, and none for any other shop. */
  provider?: PaymentProvider | undefined;
  /** The HTTP servers to listen with; a test that only uses `inject` needs none. */
  servers?: HttpServers | undefined;
  /** Set to trace requests. */
  tracing?: Tracing | undefined;
  /** Where log lines are written; the default is standard output. */
  logTo?: { write: (line: string) => void } | undefined;
}

const BODY_LIMIT = 64 * 1024;

/**
 * As long as Node accepts a URL, so that the route's validation, not the router, refuses a long parameter.
 */
const PARAMETER_MAX = 16 * 1024;

/** Parses a query string; blank parameters count as absent. */
function parseQuery(text: string) {
  const query = parse(text);
  if (!Object.values(query).includes('')) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** The URL at which the running API can call itself. */
function ownUrl(app: FastifyInstance, fallback: string): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return fallback;
  const anywhere = address.address === '::' || address.address === '0.0.0.0';
  const host = anywhere ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
}

/** Builds the API; it neither opens a port nor owns the database. */
export async function buildApp({
  config,
  db,
  responses,
  metrics,
  demo,
  provider: chosen,
  servers,
  tracing,
  logTo,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: requestLog.serializers,
      ...(logTo && { stream: logTo }),
    },
    genReqId: requestLog.genReqId,
    logController: new LogController({ requestIdLogLabel: requestLog.requestIdLogLabel }),
    bodyLimit: BODY_LIMIT,
    handlerTimeout: TIME_LIMITS.call,
    ...(servers && { serverFactory: servers.create }),
    trustProxy: config.trustProxy,
    frameworkErrors: sendFrameworkError,
    routerOptions: { querystringParser: parseQuery, maxParamLength: PARAMETER_MAX },
  });
  tracing?.measureRequests(app);
  app.setValidatorCompiler(validatorCompiler);
  app.decorateRequest('user', null);
  // On Node 20 this costs at least a tenth of the throughput, and the embedded database doesn't use it.
  if (config.databaseUrl !== undefined) trackCurrentRequest(app);
  answerInLanguage(app, config.languages);
  registerErrorHandler(app);
  metrics.observeRequests(app);
  app.addHook('preValidation', refuseUnstorableText);
  await registerPlugins(app, config);

  const { publicUrl, unpaidOrderMinutes } = config;
  const sandbox = chosen ? undefined : demo && { secret: demo.paymentSecret };
  const provider =
    chosen ?? (sandbox && createSandboxProvider({ ...sandbox, publicUrl, unpaidOrderMinutes }));
  const stopping = servers?.stopping;
  const deliveryRules = readDeliveryRules(config);
  setDeliveryRules(deliveryRules);
  const rereadDelivery = () => updateDeliveryRules(deliveryRules, config);
  const reread = [
    rereadOnChange(config.deliveryZones, rereadDelivery, app.log),
    rereadOnChange(config.deliveryHolidays, rereadDelivery, app.log),
    rereadOnChange(config.gstRates, () => setGstRates(config.gstRates), app.log),
  ];
  app.addHook('onClose', (_, done) => {
    for (const stop of reread) stop();
    done();
  });
  const textsIn = createTextsIn(db, config.languages);
  const context: ApiContext = {
    config,
    db,
    responses,
    translateTo: createTranslateTo(textsIn),
    provider,
    deliveryZones: deliveryRules.zones,
    metrics,
    stopping,
  };
  const options = { ...context, prefix: API_PREFIX };
  await app.register(healthRoutes, options);
  await app.register(readinessRoutes, context);
  await app.register(usersRoutes, options);
  await app.register(passwordsRoutes, options);
  await app.register(emailVerificationRoutes, options);
  await app.register(signInRoutes, options);
  await app.register(sessionsRoutes, options);
  await app.register(storeRoutes, options);
  await app.register(accountDataRoutes, options);
  await app.register(addressesRoutes, options);
  await app.register(deliveryRoutes, options);
  await app.register(pincodesRoutes, options);
  await app.register(productsRoutes, options);
  await app.register(changesRoutes, options);
  await app.register(reviewsRoutes, options);
  await app.register(reviewPicturesRoutes, options);
  await app.register(collectionPagesRoutes, options);
  await app.register(wishlistRoutes, options);
  await app.register(alertsRoutes, options);
  await app.register(creditsRoutes, options);
  await app.register(giftCardsRoutes, options);
  await app.register(giftCardPictureRoutes);
  await app.register(quotesRoutes, options);
  await app.register(ordersRoutes, options);
  await app.register(returnsRoutes, options);
  await app.register(invoicesRoutes, options);
  await app.register(returnLabelsRoutes, options);
  await app.register(paymentsRoutes, options);
  await app.register(paymentCallbackRoutes, options);
  const texts = textSenderOf(config);
  const sendsTexts = texts?.canSend('sms', 'order-code') ?? false;
  await app.register(cashOnDeliveryRoutes, { ...options, sendsTexts });
  await app.register(messagesRoutes, { ...options, channels: offeredChannels(texts) });
  await app.register(picturesRoutes, { store: openPictureStore(config.picturesDir) });
  if (sandbox) {
    await app.register(sandboxRoutes, { ...sandbox, db, ownUrl: () => ownUrl(app, publicUrl) });
  }
  if (demo && hasMailbox(config)) await app.register(mailboxRoutes, context);
  if (demo) await app.register(mediaRoutes);
  return app;
}
