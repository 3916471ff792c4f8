import { Type } from 'typebox';
import { ErrorBodySchema } from '@storefront/host/contracts/api';
import { PdfResponse } from '../../http/responses/pdf-response';

export const returnLabelSchema = {
  tags: ['orders'],
  summary: 'The label for the parcel of a return, as PDF; 404 once the parcel has arrived',
  security: [{ bearer: [] }],
  params: Type.Object({
    id: Type.String({ maxLength: 100 }),
    returnId: Type.String({ maxLength: 100 }),
  }),
  response: { 200: PdfResponse, '4xx': ErrorBodySchema },
};
