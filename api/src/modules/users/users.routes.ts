import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/caching';
import { bearerToken, requireUser, userOf } from './authentication';
import { deviceCookie, readDeviceCookie } from './device-cookie';
import { deviceName } from './device-name';
import { logout } from './sessions.service';
import { authorize, SignInBlockedError } from './sign-in.service';
import { accountInfoSchema, authorizeSchema, logoutSchema, registerSchema } from './users.schema';
import { register } from './users.service';

/** POST /users/authorize, /users/register, /users/logout; GET /accountInfo. */
export const usersRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config },
  done,
) => {
  const isSecure = config.publicUrl.startsWith('https:');
  app.addHook('onRequest', noStore);

  app.post(
    apiPaths.authorize,
    { schema: authorizeSchema, config: { rateLimit: {} } },
    async ({ body, headers }, reply) => {
      const device = {
        id: readDeviceCookie(headers.cookie),
        name: deviceName(headers['user-agent']),
      };
      try {
        const { token, deviceId } = await authorize(db, body, device, config);
        void reply.header('set-cookie', deviceCookie(deviceId, isSecure));
        return { token };
      } catch (error) {
        if (error instanceof SignInBlockedError) void reply.header('retry-after', error.seconds);
        throw error;
      }
    },
  );

  app.post(
    apiPaths.register,
    { schema: registerSchema, config: { rateLimit: {} } },
    async (request, reply) => {
      const { id, email, firstName, lastName } = await register(db, request.body);
      return reply.code(201).send({ id, email, firstName, lastName });
    },
  );

  app.post(apiPaths.logout, { schema: logoutSchema }, async (request, reply) => {
    const token = bearerToken(request);
    if (token !== undefined) await logout(db, token);
    return reply.code(204).send(null);
  });

  app.get(
    apiPaths.accountInfo,
    { schema: accountInfoSchema, onRequest: requireUser(db) },
    (request) => {
      const { firstName, lastName, email, createdAt } = userOf(request);
      return { data: { firstName, lastName, email, createdAt: createdAt.toISOString() } };
    },
  );

  done();
};
