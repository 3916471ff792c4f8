import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';

/** A PDF, as OpenAPI describes a file. */
export const PdfResponse = {
  description: 'The document',
  content: {
    'application/pdf': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
  },
};

/** Says that the response is a PDF, and what its file is called. */
export function sendAsPdf(reply: FastifyReply, fileName: string): void {
  void reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`);
}
