import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { createAfterResponse } from '../../http/responses/after-response';
import { noStore } from '../../http/responses/caching';
import { bearerToken, requireUser, userOf } from '../sessions/authentication';
import { userOfToken } from '../sessions/sessions.service';
import {
  alertsSchema,
  askSchema,
  confirmSchema,
  removeSchema,
  unsubscribeSchema,
} from './alerts.schema';
import {
  checkAlert,
  confirmAddress,
  readAlerts,
  removeAlert,
  saveAlert,
  unsubscribe,
} from './alerts.service';

/** What mail programs send to unsubscribe; the token in the query says all. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** POST and GET /alerts, DELETE /alerts/{id}, POST /alerts/confirm and /alerts/unsubscribe. */
export const alertsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { db }, done) => {
  const afterResponse = createAfterResponse(app);
  const limited = { rateLimit: {} };
  app.addHook('onRequest', noStore);
  app.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, parsed) =>
    parsed(null, null),
  );

  app.post(apiPaths.alerts, { schema: askSchema, config: limited }, async (request, reply) => {
    const token = bearerToken(request);
    const user = token === undefined ? undefined : await userOfToken(db, token);
    const wanted = await checkAlert(db, request.body, user);
    if (wanted.isOwn) await saveAlert(db, wanted);
    // After the response, which would otherwise reveal what the address has asked for.
    else afterResponse(reply, () => saveAlert(db, wanted));
    return reply.code(202).send({ confirmed: wanted.isOwn });
  });

  app.post(
    apiPaths.alertConfirmation,
    { schema: confirmSchema, config: limited },
    async ({ body }, reply) => {
      await confirmAddress(db, body.token);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${apiPaths.alerts}/unsubscribe`,
    { schema: unsubscribeSchema, config: limited },
    async ({ query }, reply) => {
      await unsubscribe(db, query.token);
      return reply.code(204).send(null);
    },
  );

  const personal = { onRequest: requireUser(db) };

  app.get(apiPaths.alerts, { ...personal, schema: alertsSchema }, async (request) => ({
    data: await readAlerts(db, userOf(request)),
  }));

  app.delete(
    `${apiPaths.alerts}/:id`,
    { ...personal, schema: removeSchema },
    async (request, reply) => {
      await removeAlert(db, userOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  done();
};
