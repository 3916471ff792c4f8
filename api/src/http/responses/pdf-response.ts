import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

/** The OpenAPI schema of a PDF response. */
export const PdfResponse = {
  description: 'The document',
  content: {
    'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
  },
};

/** Sets the headers of a PDF download with that file name. */
export function setPdfHeaders(reply: FastifyReply, fileName: string): void {
  void reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`);
}
