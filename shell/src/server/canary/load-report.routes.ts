import rateLimit from '@fastify/rate-limit';
import { changeRegistry, deployFolder, withdraw } from '@storefront/tools/deploy';
import type { FastifyInstance } from 'fastify';
import { parseLoadReport } from '../../telemetry/load-report';
import type { Config } from '../config';
import type { RegistrySource } from '../registry-source';
import { createCanaryMonitor, type FailingCanary } from './canary-monitor';

/** Longest report, in bytes. */
const MAX_REPORT_LENGTH = 2_000;

interface LoadReportOptions {
  config: Config;
  registries: RegistrySource;
}

/** Takes the browsers' load reports, and ends the traffic of a canary that fails too often. */
export async function loadReportRoutes(
  app: FastifyInstance,
  { config, registries }: LoadReportOptions,
): Promise<void> {
  const monitor = createCanaryMonitor();
  await app.register(rateLimit, { max: config.reportsMax, timeWindow: '1 minute' });

  app.post('/reports', { bodyLimit: MAX_REPORT_LENGTH }, async (request, reply) => {
    const report = parseLoadReport(String(request.body));
    if (!report) return reply.code(400).send({ error: 'The body is not a load report.' });
    if (report.outcome === 'failed') app.log.warn({ report }, 'a version failed in a browser');
    const registry = await registries.current();
    monitor.record(registry, report);
    const failing = monitor.failingCanary(registry, report.remote);
    if (failing) await haltCanary(failing);
    return reply.code(204).send();
  });

  async function haltCanary({ remote, version, reason }: FailingCanary) {
    if (!config.isRegistryPublished) return;
    app.log.error({ remote, version, reason }, 'a canary was halted');
    await changeRegistry(deployFolder(config.deployRoot), (registry) =>
      withdraw(registry, remote, version, new Date(), reason),
    );
  }
}
