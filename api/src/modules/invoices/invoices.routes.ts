import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { setPdfHeaders } from '../../http/responses/pdf-response';
import { requireUser, userOf } from '../sessions/authentication';
import type { InvoiceRow } from './invoices.repository';
import { creditNoteSchema, invoiceSchema } from './invoices.schema';
import { fileNameOf, readCreditNote, readInvoice } from './invoices.service';
import { printInvoice } from './print/print-invoice';
import { setGstRates } from './tax/gst-rates';

function sendDocument(reply: FastifyReply, row: InvoiceRow): Promise<Buffer> {
  setPdfHeaders(reply, fileNameOf(row));
  return printInvoice(row.snapshot);
}

/** Whether an order is the signed-in user's own. */
function isOwnedBy(request: FastifyRequest) {
  const { id } = userOf(request);
  return ({ userId }: { userId: string }) => userId === id;
}

/** GET /orders/{id}/invoice and GET /orders/{id}/credit-notes/{number}. */
export const invoicesRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config },
  done,
) => {
  setGstRates(config.gstRates);
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser(db));
  // A PDF takes as much time as many other responses.
  const limited = { rateLimit: { max: config.orderRateLimitMax } };

  app.get(
    `${apiPaths.orders}/:id/invoice`,
    { schema: invoiceSchema, config: limited },
    async (request, reply) =>
      sendDocument(reply, await readInvoice(db, request.params.id, isOwnedBy(request))),
  );

  app.get(
    `${apiPaths.orders}/:id/credit-notes/:number`,
    { schema: creditNoteSchema, config: limited },
    async (request, reply) => {
      const { id: orderId, number } = request.params;
      const mayRead = isOwnedBy(request);
      return sendDocument(reply, await readCreditNote(db, { orderId, number, mayRead }));
    },
  );

  done();
};
