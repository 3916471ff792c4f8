import rateLimit from '@fastify/rate-limit';
import type { Registry } from '@storefront/host/contracts/registry';
import type { FastifyInstance } from 'fastify';
import { parseBrowserReport, type BrowserReport } from '../../telemetry/browser-report';
import type { RegistrySource } from '../registry-source';
import type { JudgeRelease } from './judge-releases';
import type { ReleaseMonitor } from './release-monitor';
import { REPORTS_PATH, type ReportTickets } from './report-ticket';
import { visitorOfRequest } from './visitor-of-request';

/** Longest report, in bytes. */
const MAX_REPORT_LENGTH = 4_000;

interface ReportOptions {
  registries: RegistrySource;
  monitor: Pick<ReleaseMonitor, 'recordReport'>;
  tickets: Pick<ReportTickets, 'isValid'>;
  judge: JudgeRelease;
  /** Called for each report, with the current registry. */
  onReport: (registry: Registry, report: BrowserReport) => void;
  /** Reports that one address may send in a minute. */
  reportsMax: number;
}

/** Receives the browsers' reports. Only those with a ticket count for or against a version. */
export async function reportRoutes(
  app: FastifyInstance,
  { registries, monitor, tickets, judge, onReport, reportsMax }: ReportOptions,
): Promise<void> {
  await app.register(rateLimit, { max: reportsMax, timeWindow: '1 minute' });

  // Browsers' beacons are text/plain; both are parsed by the report's own parser.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  );

  app.post(REPORTS_PATH, { bodyLimit: MAX_REPORT_LENGTH }, async (request, reply) => {
    const report = parseBrowserReport(String(request.body));
    if (!report) return reply.code(400).send({ error: 'The body is not a report on a version.' });
    const registry = await registries.current();
    onReport(registry, report);
    const visitor = visitorOfRequest(request);
    if (visitor && (await tickets.isValid(registry, visitor, request.headers.cookie))) {
      monitor.recordReport(registry, report, visitor);
      await judge(registry, report.remote);
    }
    return reply.code(204).send();
  });
}
