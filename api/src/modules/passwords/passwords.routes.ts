import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { createAfterResponse } from '../../http/responses/after-response';
import { noStore } from '../../http/responses/caching';
import { bearerToken, requireUser, userOf } from '../sessions/authentication';
import { deviceName } from '../sessions/device-name';
import { normaliseEmail } from '../users/email-address';
import {
  changePassword,
  countResetRequest,
  mailResetLink,
  resetPassword,
} from './passwords.service';
import {
  changePasswordSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from './passwords.schema';
import { t } from '../../messages/t';

/** POST /users/forgot-password and /users/reset-password, PUT /users/password. */
export const passwordsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { db }, done) => {
  const afterResponse = createAfterResponse(app);
  app.addHook('onRequest', noStore);

  app.post(
    apiPaths.forgotPassword,
    { schema: forgotPasswordSchema, config: { rateLimit: {} } },
    async ({ body }, reply) => {
      const email = normaliseEmail(body.email);
      await countResetRequest(db, email);
      // After the response, whose time would otherwise reveal whether there is an account.
      afterResponse(reply, () => mailResetLink(db, email));
      // The same for every email, whether it has an account or not.
      const message = t(
        'If there is an account with this email address, we have sent a link to it. The link works for 30 minutes.',
      );
      return reply.code(202).send({ message });
    },
  );

  app.post(
    apiPaths.resetPassword,
    { schema: resetPasswordSchema, config: { rateLimit: {} } },
    async ({ body, headers }, reply) => {
      await resetPassword(db, body, deviceName(headers['user-agent']));
      return reply.code(204).send(null);
    },
  );

  app.put(
    apiPaths.password,
    { schema: changePasswordSchema, onRequest: requireUser(db), config: { rateLimit: {} } },
    async (request, reply) => {
      await changePassword(db, userOf(request), request.body, {
        token: bearerToken(request) ?? '',
        device: deviceName(request.headers['user-agent']),
      });
      return reply.code(204).send(null);
    },
  );

  done();
};
