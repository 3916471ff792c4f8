import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, type MessageChannel } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { UnauthorizedError } from '../../http/errors';
import { noStore } from '../../http/responses/caching';
import { equalInConstantTime } from '../payments/provider/hmac';
import { requireUser, userOf } from '../sessions/authentication';
import { choicesSchema, chooseSchema, reportSchema, stopSchema } from './messages.schema';
import { applyReport, readChoices, saveChoice, stopMessages } from './messages.service';

interface MessagesContext extends ApiContext {
  /** The channels that shoppers can choose. */
  channels: MessageChannel[];
}

/** GET and POST /messages/choices, POST /messages/stop and, for the provider, POST /messages/reports. */
export const messagesRoutes: FastifyPluginCallbackTypebox<MessagesContext> = (
  app,
  { db, config, channels },
  done,
) => {
  const limited = { rateLimit: {} };
  const personal = { onRequest: requireUser(db) };
  app.addHook('onRequest', noStore);

  app.get(apiPaths.messageChoices, { ...personal, schema: choicesSchema }, async (request) => ({
    channels,
    data: await readChoices(db, userOf(request).id),
  }));

  app.post(
    apiPaths.messageChoices,
    { ...personal, schema: chooseSchema, config: limited },
    async (request, reply) => {
      await saveChoice(db, userOf(request).id, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    apiPaths.messageStop,
    { schema: stopSchema, config: limited },
    async ({ body }, reply) => {
      await stopMessages(db, body.token);
      return reply.code(204).send(null);
    },
  );

  app.post(apiPaths.messageReports, { schema: reportSchema }, async ({ query, body }, reply) => {
    const { webhookSecret } = config.msg91;
    // In the query, which no log line has; MSG91 signs nothing.
    if (webhookSecret === undefined || !equalInConstantTime(query.secret, webhookSecret)) {
      throw new UnauthorizedError();
    }
    await applyReport(db, body);
    return reply.code(204).send(null);
  });

  done();
};
