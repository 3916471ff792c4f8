import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { setPdfHeaders } from '../../http/responses/pdf-response';
import { requireUser, userOf } from '../sessions/authentication';
import { returnLabelSchema } from './return-labels.schema';
import { readReturnLabel } from './return-labels.service';

/** GET /orders/{id}/returns/{returnId}/label */
export const returnLabelsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config },
  done,
) => {
  app.addHook('onRequest', noStore);

  app.get(
    `${apiPaths.orders}/:id/returns/:returnId/label`,
    {
      schema: returnLabelSchema,
      onRequest: requireUser(db),
      config: { rateLimit: { max: config.orderRateLimitMax } },
    },
    async (request, reply) => {
      const { id: orderId, returnId } = request.params;
      const label = await readReturnLabel(db, { userId: userOf(request).id, orderId, returnId });
      setPdfHeaders(reply, `return-${returnId}.pdf`);
      return label;
    },
  );

  done();
};
