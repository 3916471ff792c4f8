import fastifyStatic from '@fastify/static';
import { isBrowserFile } from '@storefront/tools/deploy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeployCopy } from './deploy-copy';

/** How long clients are told to wait while the deploy root is unavailable, in seconds. */
const RETRY_SECONDS = 5;

/** The folder of a version or of libraries, and a file that browsers may get. */
const IN_FOLDER = /^([a-z][a-z\d-]*\/\w[\w.-]*)\/browser\/[^/]+$/;

const ANY_ORIGIN = { 'access-control-allow-origin': '*' };

interface BrowserFilesOptions {
  /** The folder with the published versions. */
  deployRoot: string;
  /** Fetches versions that aren't in that folder; undefined if it is the deploy root itself. */
  copy: Pick<DeployCopy, 'fetchFolder'> | undefined;
}

/** The files of the published versions' browser builds, below `/apps/`. */
export async function browserFileRoutes(
  app: FastifyInstance,
  { deployRoot, copy }: BrowserFilesOptions,
): Promise<void> {
  if (copy) {
    app.addHook('preHandler', async (request, reply) => {
      const folder = versionFolder(request);
      if (folder === undefined) return;
      try {
        await copy.fetchFolder(folder);
      } catch {
        return reply
          .code(503)
          .headers({ ...ANY_ORIGIN, 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS })
          .send({ error: 'This file can’t be fetched at present. Please try again in a moment.' });
      }
    });
  }
  await app.register(fastifyStatic, {
    root: deployRoot,
    prefix: '/apps/',
    decorateReply: false,
    immutable: true,
    preCompressed: true,
    maxAge: '365d',
    // Server builds and descriptors are in the same folders and are not public.
    allowedPath: (path) => isBrowserFile(path.replace(/^\//, '')),
    setHeaders: (response) => {
      void response.header('access-control-allow-origin', '*');
      void response.header('timing-allow-origin', '*');
      void response.header('x-content-type-options', 'nosniff');
    },
  });
}

function versionFolder({ params }: FastifyRequest): string | undefined {
  const { '*': path = '' } = params as { '*'?: string };
  return IN_FOLDER.exec(path)?.[1];
}
