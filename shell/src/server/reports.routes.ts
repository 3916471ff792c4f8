import rateLimit from '@fastify/rate-limit';
import { changeRegistry, deployFolder, withdraw } from '@storefront/tools/deploy';
import type { FastifyInstance } from 'fastify';
import { parseVersionReport } from '../remotes/version-report';
import { createCanaryWatch, type BadCanary } from './canary-watch';
import type { Config } from './config';
import type { RegistrySource } from './registry-source';

/** Length of a report, in bytes. */
const REPORT_MAX = 2_000;

/** Takes the browsers' word on the versions that they run, and takes a bad canary's traffic away. */
export async function reportRoutes(
  app: FastifyInstance,
  { config, registries }: { config: Config; registries: RegistrySource },
): Promise<void> {
  const watch = createCanaryWatch();
  await app.register(rateLimit, { max: config.reportsMax, timeWindow: '1 minute' });

  app.post('/reports', { bodyLimit: REPORT_MAX }, async (request, reply) => {
    const report = parseVersionReport(String(request.body));
    if (!report) return reply.code(400).send({ error: 'This is no report on a version.' });
    if (report.outcome === 'failed') app.log.warn({ report }, 'a version failed in a browser');
    const registry = await registries.current();
    watch.count(registry, report);
    const bad = watch.judge(registry, report.remote);
    if (bad) await halt(bad);
    return reply.code(204).send();
  });

  async function halt({ remote, version, why }: BadCanary) {
    if (!config.isRegistryPublished) return;
    app.log.error({ remote, version, why }, 'a canary was halted');
    await changeRegistry(deployFolder(config.deployRoot), (registry) =>
      withdraw(registry, remote, version, new Date(), why),
    );
  }
}
