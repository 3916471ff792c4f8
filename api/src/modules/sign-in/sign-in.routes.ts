import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { bearerToken } from '../sessions/authentication';
import { deviceName } from '../sessions/device-name';
import { logout } from '../sessions/sessions.service';
import { deviceCookie, readDeviceCookie } from './device-cookie';
import { authorizeSchema, logoutSchema } from './sign-in.schema';
import { authorize } from './sign-in.service';

/** POST /users/authorize and /users/logout. */
export const signInRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
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
      const { token, deviceId } = await authorize(db, body, device, config);
      void reply.header('set-cookie', deviceCookie(deviceId, isSecure));
      return { token };
    },
  );

  app.post(apiPaths.logout, { schema: logoutSchema }, async (request, reply) => {
    const token = bearerToken(request);
    if (token !== undefined) await logout(db, token);
    return reply.code(204).send(null);
  });

  done();
};
