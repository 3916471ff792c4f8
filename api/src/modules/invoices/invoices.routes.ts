import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { setPdfHeaders } from '../../http/responses/pdf-response';
import { requireUser, userOf } from '../sessions/authentication';
import type { InvoiceRow } from './invoices.repository';
import { creditNoteSchema, invoiceSchema } from './invoices.schema';
import { fileNameOf, readCreditNote, readInvoice } from './invoices.service';
import { printInvoice } from './print/print-invoice';
import { setGstRates } from './tax/current-rates';

function sendDocument(reply: FastifyReply, row: InvoiceRow): Promise<Buffer> {
  setPdfHeaders(reply, fileNameOf(row));
  return printInvoice(row.snapshot);
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
    async (request, reply) => {
      const { id: userId } = userOf(request);
      const mayRead = (order: { userId: string }) => order.userId === userId;
      return sendDocument(reply, await readInvoice(db, request.params.id, mayRead));
    },
  );

  app.get(
    `${apiPaths.orders}/:id/credit-notes/:number`,
    { schema: creditNoteSchema, config: limited },
    async (request, reply) => {
      const { id: userId } = userOf(request);
      const { id: orderId, number } = request.params;
      const mayRead = (order: { userId: string }) => order.userId === userId;
      const creditNote = await readCreditNote(db, { orderId, number, mayRead });
      return sendDocument(reply, creditNote);
    },
  );

  done();
};
