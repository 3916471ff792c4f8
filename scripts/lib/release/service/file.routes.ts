import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { refuse, refuseBecauseOf } from './refusals';
import { App, DEPLOYS, Version, type ServiceParts } from './service-parts';
import { isVersionFile, publishUpload } from './uploaded-version';

/** The largest file of a version, in bytes. */
const MAX_FILE_SIZE = 20_000_000;

const FileParams = Type.Object({ app: App, version: Version, '*': Type.String() });

/** Reads and puts the files of versions, one by one. */
export function fileRoutes(
  app: FastifyInstance,
  { root, teams }: ServiceParts,
  done: () => void,
): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_FILE_SIZE },
    (_, body, parsed) => parsed(null, body),
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
      if (!teams.releaser(request, reply, name)) return reply;
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
  done();
}
