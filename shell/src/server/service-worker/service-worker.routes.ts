import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@storefront/host/contracts/registry';
import { registryForVisitor } from '@storefront/host/contracts/served-versions';
import { errorCode } from '@storefront/tools/error-code';
import type { FastifyPluginCallback } from 'fastify';
import type { Config } from '../config';
import type { DeployCopy } from '../published-files/deploy-copy';
import type { RegistrySource } from '../registry-source';

const REMOVING_WORKER = path.join(import.meta.dirname, 'removing-worker.js');

interface ServiceWorkerOptions {
  config: Pick<Config, 'deployRoot' | 'hasServiceWorker'>;
  registries: Pick<RegistrySource, 'current'>;
  /** Fetches the live shell if this machine lacks it; undefined where all versions are on it. */
  fetchFolder?: DeployCopy['fetchFolder'] | undefined;
}

/**
 * `/sw.js`: the worker of the live shell, so that it is rolled back with it. A shell without one, and a shop that has
 * turned it off, send one that removes itself and all that was stored (docs/adr/0065-offline.md). While the file can't
 * be read, the request fails, and browsers keep the worker that they have.
 */
export const serviceWorkerRoutes: FastifyPluginCallback<ServiceWorkerOptions> = (
  app,
  { config, registries, fetchFolder },
  done,
) => {
  app.get('/sw.js', async (_, reply) => {
    const worker = config.hasServiceWorker ? await workerOfShell() : undefined;
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(worker ?? (await readFile(REMOVING_WORKER)));
  });

  /** Undefined if the live shell has no worker: an earlier one, or one that is served from source. */
  async function workerOfShell(): Promise<Buffer | undefined> {
    const registry = registryForVisitor(await registries.current(), undefined);
    const version = registry.microFrontends[SHELL]?.[0]?.metadata.version;
    if (version === undefined) throw new Error('The registry has no shell.');
    await fetchFolder?.(`${SHELL}/${version}`);
    return readIfExists(
      path.join(config.deployRoot, SHELL, version, 'server', 'service-worker.js'),
    );
  }

  done();
};

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
