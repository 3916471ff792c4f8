import { readDescriptor, type Team } from '@storefront/tools/deploy';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { appsOrigin, atOrigin } from '../../publish/apps-origin';
import { deployVersion } from '../deploy-version';
import { versionPreview } from './previews/version-preview';
import { refuse } from './refusals';
import { createReleaseProgress } from './release-progress';
import { changedBy } from './request-teams';
import { App, DEPLOYS, Text, Version, type ServiceParts } from './service-parts';

const ReleaseBody = Type.Object(
  {
    app: App,
    version: Version,
    traffic: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
    rollout: Type.Optional(Type.Boolean()),
    preview: Type.Optional(Type.Boolean()),
    dryRun: Type.Optional(Type.Boolean()),
    force: Type.Optional(Text),
    by: Type.Optional(Text),
    commit: Type.Optional(Text),
  },
  { additionalProperties: false },
);
type ReleaseRequest = Static<typeof ReleaseBody>;

/** Proves and releases published versions. */
export function releaseRoutes(app: FastifyInstance, parts: ServiceParts, done: () => void): void {
  const { place, root, teams } = parts;
  /** Proofs one after the other: each uses a browser, and all cores. */
  let queue = Promise.resolve();

  app.post<{ Body: ReleaseRequest }>(
    `${DEPLOYS}/releases`,
    { schema: { body: ReleaseBody } },
    async (request, reply) => {
      const { body } = request;
      const team = teams.releaser(request, reply, body.app);
      if (!team) return reply;
      const published = await readDescriptor(root, body.app, body.version);
      if (!published) return refuse(reply, 404, `${body.app} ${body.version} isn’t published.`);
      const { lines, follow, say, reported } = createReleaseProgress();
      const work = () =>
        body.preview
          ? showPreview(parts, body, say)
          : deployVersion({
              ...deployOf(body, team),
              version: atOrigin(published, appsOrigin(process.env)),
              place,
              say,
              reported,
            });
      queue = queue.then(() => follow(work, (error) => request.log.error(error)));
      return reply.type('application/x-ndjson').send(lines);
    },
  );
  done();
}

/** How a team wants its version released. */
function deployOf(request: ReleaseRequest, team: Team) {
  return {
    app: request.app,
    traffic: request.traffic ?? 100,
    isRollout: request.rollout ?? false,
    isDryRun: request.dryRun ?? false,
    isServerOnly: false,
    forced: request.force,
    source: { by: changedBy(team, request.by), commit: request.commit },
  };
}

/** Says the address that shows a version to those who have it. */
async function showPreview(
  { root, owners }: ServiceParts,
  { app, version }: ReleaseRequest,
  say: (message: string) => void,
) {
  const { address, until } = await versionPreview(root, owners, { app, version });
  say(`${address}\nValid until ${until.toUTCString()}.`);
}
