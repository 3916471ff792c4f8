import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { refuseBecauseOf } from '../refusals';
import { App, DEPLOYS, Version, type ServiceParts } from '../service-parts';
import { versionPreview } from './version-preview';

const PreviewBody = Type.Object({ app: App, version: Version });

/** Signs addresses that show a published version in one tab. They wait for no proof. */
export function previewRoutes(
  app: FastifyInstance,
  { root, owners, teams }: ServiceParts,
  done: () => void,
): void {
  app.post<{ Body: Static<typeof PreviewBody> }>(
    `${DEPLOYS}/previews`,
    { schema: { body: PreviewBody } },
    async (request, reply) => {
      if (!teams.releaser(request, reply, request.body.app)) return reply;
      try {
        return await reply.send(await versionPreview(root, owners, request.body));
      } catch (error) {
        return refuseBecauseOf(reply, error);
      }
    },
  );
  done();
}
