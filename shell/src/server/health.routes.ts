import { apiPaths } from '@storefront/host/contracts';
import { createReadiness } from '@storefront/tools/http-server';
import type { FastifyPluginCallback } from 'fastify';
import type { Config } from './config';
import type { DeployCopy } from './published-files/deploy-copy';
import type { RegistrySource } from './registry-source';
import { requireWritable } from './releases/require-writable';

/** How long the API may take to say that it works, in milliseconds. */
const API_LIMIT = 2_000;

interface HealthOptions {
  config: Pick<Config, 'apiUrl' | 'deployRoot' | 'isRegistryPublished'>;
  registries: RegistrySource;
  /** Undefined where the deploy root is a folder. */
  copy: Pick<DeployCopy, 'check'> | undefined;
}

/**
 * `/healthz`: this process responds. `/readyz`: its dependencies are available; see docs/contracts/health.md.
 */
export const healthRoutes: FastifyPluginCallback<HealthOptions> = (app, options, done) => {
  const { config, registries, copy } = options;
  const readiness = createReadiness([
    { name: 'registry', isRequired: true, check: registries.current },
    // Not required: pages use the last valid registry, and without the API the browser renders them.
    { name: 'registry file', isRequired: false, check: registries.check },
    { name: 'API', isRequired: false, check: () => requireApi(config.apiUrl) },
    // Not required: visitors notice nothing, but no version is deployed or halted.
    copy
      ? { name: 'deploy root', isRequired: false, check: copy.check }
      : {
          name: 'write access to the registry',
          isRequired: false,
          check: () =>
            config.isRegistryPublished ? requireWritable(config.deployRoot) : Promise.resolve(),
        },
  ]);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const { statusCode, body } = await readiness();
    return reply.code(statusCode).header('cache-control', 'no-store').send(body);
  });
  done();
};

/**
 * Rejects if the API reports that it can't work, or responds too late; an API without a health route counts as
 * available.
 */
export async function requireApi(apiUrl: string, limit = API_LIMIT): Promise<void> {
  const { status } = await fetch(apiUrl + apiPaths.health, { signal: AbortSignal.timeout(limit) });
  if (status >= 500) throw new Error(`The API responded with ${status}.`);
}
