import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { requireUser, userOf } from '../sessions/authentication';
import { verificationMailSchema, verifyEmailSchema } from './email-verification.schema';
import { mailVerificationLink, verifyEmail } from './email-verification.service';

/** POST /users/verify-email and /users/verification-mail. */
export const emailVerificationRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db },
  done,
) => {
  app.addHook('onRequest', noStore);

  app.post(
    apiPaths.verifyEmail,
    { schema: verifyEmailSchema, config: { rateLimit: {} } },
    async ({ body }, reply) => {
      await verifyEmail(db, body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    apiPaths.verificationMail,
    { schema: verificationMailSchema, onRequest: requireUser(db) },
    async (request, reply) => {
      await mailVerificationLink(db, userOf(request));
      return reply.code(204).send(null);
    },
  );

  done();
};
