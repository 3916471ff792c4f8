import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { REQUEST_ID_HEADER } from '@storefront/tools/http-server';
import { connectRedis } from '@storefront/tools/redis';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { type Config, isAllowedOrigin } from '../settings/config';
import { ApiError } from './errors';
import { registerOpenApi } from './open-api';
import { rateLimitStore } from './rate-limits/rate-limit-store';
import { tryAgainIn } from './rate-limits/try-again-in';
import { SharedCounts } from './rate-limits/shared-counts';
import { t } from '../messages/t';

const PREFLIGHT_SECONDS = 7200;

/** The security headers; Helmet computes them once, because they are the same for every response. */
function securityHeaders(): OutgoingHttpHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The storefront, which is another origin, shows this API's pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  return response.getHeaders();
}

/** The store of calls that all processes share; closed with the app. */
async function sharedStore(
  app: FastifyInstance,
  redisUrl: string,
): Promise<FastifyRateLimitStoreCtor> {
  const redis = await connectRedis(redisUrl, app.log);
  app.addHook('onClose', (_, done) => {
    redis.close();
    done();
  });
  return rateLimitStore(new SharedCounts(redis));
}

/** Registers what applies to every call: CORS, security headers, the rate limiter and OpenAPI. */
export async function registerPlugins(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && isAllowedOrigin(config, origin)),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['content-type', 'authorization', 'x-store-host', 'idempotency-key'],
    // So that the storefront can read the file name of a download.
    exposedHeaders: ['content-disposition'],
    maxAge: PREFLIGHT_SECONDS,
  });
  const headers = securityHeaders();
  app.addHook('onRequest', ({ id }, reply, done) => {
    void reply.headers(headers).header(REQUEST_ID_HEADER, id);
    done();
  });
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimitMax,
    timeWindow: '1 minute',
    ...(config.redisUrl !== undefined && { store: await sharedStore(app, config.redisUrl) }),
    errorResponseBuilder: (_request, context) =>
      new ApiError(429, `${t('Too many attempts.')} ${tryAgainIn(Math.ceil(context.ttl / 1000))}`),
  });
  await registerOpenApi(app, config);
}
