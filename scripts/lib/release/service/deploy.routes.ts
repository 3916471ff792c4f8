import { PassThrough } from 'node:stream';
import { RegistryError } from '@storefront/host/contracts/parse-registry';
import { APP_NAME_PATTERN } from '@storefront/host/contracts/registry';
import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import {
  changeRegistry,
  findTeam,
  ImmutableFileError,
  mayRelease,
  openDeployRoot,
  promote,
  readDescriptor,
  readRegistry,
  ReleaseError,
  rollback,
  type DeployPlace,
  type Owners,
  type Team,
} from '@storefront/tools/deploy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { StepFailedError } from '../../processes';
import { appsOrigin, atOrigin } from '../../publish/apps-origin';
import { deployVersion } from '../deploy-version';
import { describeApp } from '@storefront/tools/deploy/describe';
import { developmentShellOf } from './development-shell-files';
import { isVersionFile, publishUpload } from './uploaded-version';
import { versionPreview } from './version-preview';

/** Where the service is: docs/contracts/deploying.md has its calls. */
const DEPLOYS = '/deploys';

/** The largest file of a version, in bytes. */
const MAX_FILE_SIZE = 20_000_000;

const VERSION_PATTERN = '^\\w[\\w.-]*$';

const App = Type.String({ pattern: APP_NAME_PATTERN });
const Version = Type.String({ pattern: VERSION_PATTERN });
const Text = Type.String({ minLength: 1, maxLength: 300 });

const FileParams = Type.Object({ app: App, version: Version, '*': Type.String() });

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

const PreviewBody = Type.Object({ app: App, version: Version });

const NO_DEVELOPMENT_SHELL =
  'The live shell isn’t built from the sources of the deploy service. Deploy the shell from there: npm run deploy -- shell.';

const ChangeBody = Type.Object({ app: App, by: Type.Optional(Text) });

interface DeployServiceOptions {
  place: DeployPlace;
  owners: Owners;
}

/** What the response of a release says, a line each: what happens, and at its end how it went. */
type Progress = { message: string } | { released: boolean };

/**
 * The deploy service: teams publish and release their apps over HTTP, with the token that the platform's file of owners
 * knows. They need neither the deploy root's files nor this repository, and can change no other team's app.
 */
export function deployRoutes(
  app: FastifyInstance,
  { place, owners }: DeployServiceOptions,
  done: () => void,
): void {
  const root = openDeployRoot(place);
  const teams = new WeakMap<FastifyRequest, Team>();
  /** Proofs one after the other: each uses a browser, and all cores. */
  let queue = Promise.resolve();

  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_FILE_SIZE },
    (_, body, parsed) => parsed(null, body),
  );

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const team = findTeam(owners, token);
    if (!team) return refuse(reply, 401, 'No team has this token. Set DEPLOY_TOKEN to yours.');
    teams.set(request, team);
  });

  /** The team of a request, if it may release an app; otherwise the request is refused. */
  function releaser(request: FastifyRequest, reply: FastifyReply, name: string): Team | undefined {
    const team = teams.get(request);
    if (team && mayRelease(team, name)) return team;
    void refuse(reply, 403, `${team?.name ?? 'Nobody'} may not release ${name}.`);
    return undefined;
  }

  app.get(`${DEPLOYS}/registry`, async (_, reply) =>
    reply.type('application/json').send(JSON.stringify(await readRegistry(root))),
  );

  app.get<{ Params: Static<typeof FileParams> }>(
    `${DEPLOYS}/files/:app/:version/*`,
    { schema: { params: FileParams } },
    async ({ params }, reply) => {
      const file = params['*'];
      const bytes = isVersionFile(file)
        ? await root.read(`${params.app}/${params.version}/${file}`)
        : undefined;
      if (!bytes) return refuse(reply, 404, `${params.app} ${params.version} has no ${file}.`);
      return reply.type('application/octet-stream').send(bytes);
    },
  );

  app.put<{ Params: Static<typeof FileParams>; Body: Buffer }>(
    `${DEPLOYS}/files/:app/:version/*`,
    { schema: { params: FileParams } },
    async (request, reply) => {
      const { app: name, version, '*': file } = request.params;
      if (!releaser(request, reply, name)) return reply;
      if (!isVersionFile(file)) return refuse(reply, 400, `A version has no file ${file}.`);
      try {
        if (file === DESCRIPTOR) await publishUpload(root, { app: name, version }, request.body);
        else await root.put(`${name}/${version}/${file}`, request.body);
      } catch (error) {
        return refuseBecauseOf(reply, error);
      }
      return reply.code(204).send();
    },
  );

  app.post<{ Body: Static<typeof PreviewBody> }>(
    `${DEPLOYS}/previews`,
    { schema: { body: PreviewBody } },
    async (request, reply) => {
      if (!releaser(request, reply, request.body.app)) return reply;
      try {
        return await reply.send(await versionPreview(root, owners, request.body));
      } catch (error) {
        return refuseBecauseOf(reply, error);
      }
    },
  );

  app.get(`${DEPLOYS}/development-shell`, async (_, reply) => {
    const shell = await developmentShellOf(root);
    return shell ? reply.send(shell) : refuse(reply, 404, NO_DEVELOPMENT_SHELL);
  });

  app.post<{ Body: Static<typeof ReleaseBody> }>(
    `${DEPLOYS}/releases`,
    { schema: { body: ReleaseBody } },
    async (request, reply) => {
      const { app: name, version: named, traffic = 100, force, by, commit } = request.body;
      const team = releaser(request, reply, name);
      if (!team) return reply;
      const published = await readDescriptor(root, name, named);
      if (!published) return refuse(reply, 404, `${name} ${named} isn’t published.`);
      const version = atOrigin(published, appsOrigin(process.env));
      const progress = new PassThrough();
      const write = (line: Progress) => progress.write(`${JSON.stringify(line)}\n`);
      const say = (message: string) => write({ message });
      const work = async () => {
        if (request.body.preview) {
          const shown = { app: name, version: named };
          const { address, until } = await versionPreview(root, owners, shown);
          say(`${address}\nValid until ${until.toUTCString()}.`);
          return;
        }
        await deployVersion({
          app: name,
          version,
          place,
          traffic,
          isRollout: request.body.rollout ?? false,
          isDryRun: request.body.dryRun ?? false,
          isServerOnly: false,
          forced: force,
          source: { by: changedBy(team, by), commit },
          say,
        });
      };
      queue = queue.then(async () => {
        try {
          await work();
          write({ released: true });
        } catch (error) {
          if (!isRefusal(error)) request.log.error(error);
          say(isRefusal(error) ? error.message : 'The deploy service failed; its log says why.');
          write({ released: false });
        }
        progress.end();
      });
      return reply.type('application/x-ndjson').send(progress);
    },
  );

  const changes = { promotions: promote, rollbacks: rollback };
  for (const [name, change] of Object.entries(changes)) {
    app.post<{ Body: Static<typeof ChangeBody> }>(
      `${DEPLOYS}/${name}`,
      { schema: { body: ChangeBody } },
      async (request, reply) => {
        const { app: changed, by } = request.body;
        const team = releaser(request, reply, changed);
        if (!team) return reply;
        const why = change === promote ? 'promoted' : 'rolled back';
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

function changedBy({ name }: Team, person: string | undefined): string {
  return person === undefined ? name : `${person} (${name})`;
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error });
}

/** Refuses with the reason, if there is one for the team; throws everything else. */
function refuseBecauseOf(reply: FastifyReply, error: unknown): FastifyReply {
  if (!isRefusal(error)) throw error;
  return refuse(reply, 409, error.message);
}

function isRefusal(error: unknown): error is Error {
  return (
    error instanceof RegistryError ||
    error instanceof ReleaseError ||
    error instanceof StepFailedError ||
    error instanceof ImmutableFileError
  );
}
