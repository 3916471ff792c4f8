import { readRegistry } from '@storefront/tools/deploy';
import type { FastifyInstance } from 'fastify';
import { PROOF_POLICY } from './console-headers';
import { formField, sendHtml, signedIn, type ConsoleParts } from './console-parts';
import { PROOF_PATH } from './console-paths';
import { proofFileType } from './proof-files';

/** The reports of the checks, with their pictures. */
export function proofRoutes(app: FastifyInstance, parts: ConsoleParts, done: () => void): void {
  const { root, pages } = parts;
  app.get(
    `${PROOF_PATH}*`,
    signedIn(parts, async (_, { params }, reply) => {
      const file = formField(params, '*');
      const type = proofFileType(await readRegistry(root), file);
      const bytes = type === undefined ? undefined : await root.read(file);
      if (type === undefined || !bytes) {
        return sendHtml(reply, 404, pages.renderRefusal('There is no such report.'));
      }
      return reply.header('content-security-policy', PROOF_POLICY).type(type).send(bytes);
    }),
  );
  done();
}
