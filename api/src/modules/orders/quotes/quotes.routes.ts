import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../../context';
import { noStore } from '../../../http/responses/caching';
import { bearerToken } from '../../sessions/authentication';
import { userOfToken } from '../../sessions/sessions.service';
import { quoteSchema } from './quotes.schema';
import { readQuote } from './quotes.service';

/** POST /quotes. */
export const quotesRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config },
  done,
) => {
  app.addHook('onRequest', noStore);

  app.post(
    apiPaths.quotes,
    {
      schema: quoteSchema,
      // So that nobody finds codes by guessing. It runs after the body is read, which tells whether there is one.
      config: {
        rateLimit: {
          max: config.orderRateLimitMax,
          hook: 'preHandler',
          allowList: (request) => !hasCodes(request),
        },
      },
    },
    async (request) => {
      const token = bearerToken(request);
      const user = token === undefined ? undefined : await userOfToken(db, token);
      return { data: await readQuote(db, request.body, user?.id) };
    },
  );

  done();
};

function hasCodes({ body }: FastifyRequest): boolean {
  return typeof body === 'object' && body !== null && 'couponCodes' in body;
}
