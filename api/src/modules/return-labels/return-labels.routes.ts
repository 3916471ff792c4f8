import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { NotFoundError } from '../../http/errors';
import { setPdfHeaders } from '../../http/responses/pdf-response';
import { normaliseOrderId } from '../orders/order-id';
import { requireUser, userOf } from '../sessions/authentication';
import { findStore } from '../store/store.repository';
import { printLabel } from './print-label';
import { findReturnOfUser } from './return-labels.repository';
import { returnLabelSchema } from './return-labels.schema';

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
      const { id, returnId } = request.params;
      const orderId = normaliseOrderId(id);
      const found = await findReturnOfUser(db, { userId: userOf(request).id, orderId, returnId });
      const store = await findStore(db);
      if (!found || !store) throw new NotFoundError('Return not found');
      const { row, pieces } = found;
      if (row.state !== 'requested' && row.state !== 'picked-up') {
        throw new NotFoundError('This return needs no label any more.');
      }
      const { createdAt, kind, pickupAddress: from } = row;
      setPdfHeaders(reply, `return-${returnId}.pdf`);
      const isExchange = kind === 'exchange';
      return printLabel({ id: row.id, orderId, createdAt, isExchange, pieces, from, to: store });
    },
  );

  done();
};
