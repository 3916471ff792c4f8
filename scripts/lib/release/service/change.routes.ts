import { changeRegistry, promote, rollback } from '@storefront/tools/deploy';
import { describeApp } from '@storefront/tools/deploy/describe';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { refuseBecauseOf } from './refusals';
import { changedBy } from './request-teams';
import { App, DEPLOYS, Text, type ServiceParts } from './service-parts';

const ChangeBody = Type.Object({ app: App, by: Type.Optional(Text) });

const CHANGES = {
  promotions: { change: promote, why: 'promoted' },
  rollbacks: { change: rollback, why: 'rolled back' },
};

/** Promotes canaries, and rolls back. */
export function changeRoutes(
  app: FastifyInstance,
  { root, teams }: ServiceParts,
  done: () => void,
): void {
  for (const [name, { change, why }] of Object.entries(CHANGES)) {
    app.post<{ Body: Static<typeof ChangeBody> }>(
      `${DEPLOYS}/${name}`,
      { schema: { body: ChangeBody } },
      async (request, reply) => {
        const { app: changed, by } = request.body;
        const team = teams.releaser(request, reply, changed);
        if (!team) return reply;
        try {
          const registry = await changeRegistry(root, (current) =>
            change(current, changed, { at: new Date(), why, by: changedBy(team, by) }),
          );
          return await reply.send({ message: describeApp(registry, changed) });
        } catch (error) {
          return refuseBecauseOf(reply, error);
        }
      },
    );
  }
  done();
}
