import { Type } from 'typebox';
import { ErrorBodySchema } from '@storefront/host/contracts/api';
import { PdfResponse } from '../../http/responses/pdf-response';

const security = [{ bearer: [] }];

const OrderIdSchema = Type.String({ maxLength: 100 });

export const invoiceSchema = {
  tags: ['orders'],
  summary: 'The tax invoice of the token’s own order, as PDF; 404 until the order is paid',
  security,
  params: Type.Object({ id: OrderIdSchema }),
  response: { 200: PdfResponse, '4xx': ErrorBodySchema },
};

export const creditNoteSchema = {
  tags: ['orders'],
  summary:
    'A credit note of the token’s own order, as PDF; its number has dashes in place of slashes',
  security,
  params: Type.Object({ id: OrderIdSchema, number: Type.String({ maxLength: 40 }) }),
  response: { 200: PdfResponse, '4xx': ErrorBodySchema },
};
