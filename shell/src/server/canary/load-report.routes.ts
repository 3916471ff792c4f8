import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { Registry } from '@storefront/shared/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { parseVisitorId } from '../../remotes/visitor-cookie';
import { type LoadReport, parseLoadReport } from '../../telemetry/load-report';
import type { RegistrySource } from '../registry-source';
import type { CanaryMonitor } from './canary-monitor';
import type { HaltFailingCanary } from './halt-failing-canary';

/** Longest report, in bytes. */
const MAX_REPORT_LENGTH = 2_000;

interface LoadReportOptions {
  registries: RegistrySource;
  monitor: CanaryMonitor;
  haltFailingCanary: HaltFailingCanary;
  /** Called for each report, with the current registry. */
  onReport: (registry: Registry, report: LoadReport) => void;
  /** Reports that one address may send in a minute. */
  reportsMax: number;
}

/** Receives the browsers' load reports; halts a canary that fails too often. */
export async function loadReportRoutes(
  app: FastifyInstance,
  { registries, monitor, haltFailingCanary, onReport, reportsMax }: LoadReportOptions,
): Promise<void> {
  await app.register(rateLimit, { max: reportsMax, timeWindow: '1 minute' });

  app.post('/reports', { bodyLimit: MAX_REPORT_LENGTH }, async (request, reply) => {
    const report = parseLoadReport(String(request.body));
    if (!report) return reply.code(400).send({ error: 'The body is not a load report.' });
    if (report.outcome === 'failed') app.log.warn({ report }, 'a version failed in a browser');
    const registry = await registries.current();
    onReport(registry, report);
    monitor.recordReport(registry, report, {
      visitor: parseVisitorId(request.headers.cookie),
      // An IPv6 visitor has a network of addresses, which count as one.
      ip: normalizeIP(request.ip),
    });
    await haltFailingCanary(registry, report.remote);
    return reply.code(204).send();
  });
}
