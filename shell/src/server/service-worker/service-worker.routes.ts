import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@storefront/host/contracts/registry';
import { registryForVisitor } from '@storefront/host/contracts/served-versions';
import type { FastifyPluginCallback } from 'fastify';
import type { Config } from '../config';
import type { RegistrySource } from '../registry-source';

const REMOVING_WORKER = path.join(import.meta.dirname, 'removing-worker.js');

interface ServiceWorkerOptions {
  config: Pick<Config, 'deployRoot' | 'hasServiceWorker'>;
  registries: Pick<RegistrySource, 'current'>;
}

/**
 * `/sw.js`: the worker of the live shell, so that it is rolled back with it. A shell without one, and a shop that has
 * turned it off, send one that removes itself and all that was stored (docs/adr/0065-offline.md).
 */
export const serviceWorkerRoutes: FastifyPluginCallback<ServiceWorkerOptions> = (
  app,
  { config, registries },
  done,
) => {
  app.get('/sw.js', async (_, reply) => {
    const worker = await workerOfShell();
    return reply
      .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(worker ?? (await readFile(REMOVING_WORKER)));
  });

  /** Undefined if the live shell has no worker, or it is turned off. */
  async function workerOfShell(): Promise<Buffer | undefined> {
    if (!config.hasServiceWorker) return undefined;
    const registry = registryForVisitor(await registries.current(), undefined);
    const version = registry.microFrontends[SHELL]?.[0]?.metadata.version;
    if (version === undefined) return undefined;
    const file = path.join(config.deployRoot, SHELL, version, 'worker/service-worker.js');
    try {
      return await readFile(file);
    } catch {
      // An earlier shell, or one that is served from source.
      return undefined;
    }
  }

  done();
};
