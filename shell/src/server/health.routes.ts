import { apiPaths } from '@storefront/shared/contracts';
import { createReadiness } from '@storefront/tools/http-server';
import type { FastifyPluginCallback } from 'fastify';
import type { Config } from './config';
import type { RegistrySource } from './registry-source';

interface HealthOptions {
  config: Pick<Config, 'apiUrl'>;
  registries: RegistrySource;
}

/**
 * `/healthz`: this process responds. `/readyz`: its dependencies are available; see docs/contracts/health.md.
 */
export const healthRoutes: FastifyPluginCallback<HealthOptions> = (app, options, done) => {
  const { config, registries } = options;
  const readiness = createReadiness([
    { name: 'registry', isRequired: true, check: registries.current },
    // Not required: pages use the last valid registry, and without the API the browser renders them.
    { name: 'registry file', isRequired: false, check: registries.check },
    { name: 'API', isRequired: false, check: () => requireApi(config.apiUrl) },
  ]);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const { statusCode, body } = await readiness();
    return reply.code(statusCode).header('cache-control', 'no-store').send(body);
  });
  done();
};

/** Rejects if the API reports that it can't work; an API without a health route counts as available. */
async function requireApi(apiUrl: string): Promise<void> {
  const { status } = await fetch(apiUrl + apiPaths.health);
  if (status >= 500) throw new Error(`The API responded with ${status}.`);
}
