import type { Registry } from '@storefront/host/contracts/registry';
import { findVersion, type SourceLines } from '@storefront/tools/deploy';
import type { FastifyBaseLogger } from 'fastify';
import type { BrowserReport } from '../telemetry/browser-report';
import type { PageProblem } from './render-pool/job-runner';
import type { ServerFault } from './render-pool/process/render-processes';

interface VersionLogOptions {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  lines: Pick<SourceLines, 'inText'>;
}

/**
 * Creates what logs the faults of versions, on the server and in browsers, with the lines of their sources. Each
 * function ends when its entry is written.
 */
export function createVersionLog({ log, lines }: VersionLogOptions) {
  return {
    /** A page that is sent without its content, or without a fragment. */
    async problem(problem: PageProblem, where = ''): Promise<void> {
      const message = await lines.inText(problem.message);
      log.error({ ...problem, message }, whatIsMissing(problem) + where);
    },

    /** A version that was at fault on the server. */
    async fault({ name, version, message, isBlocked }: ServerFault): Promise<void> {
      log.error(
        { app: name, version: version.metadata.version, message: await lines.inText(message) },
        isBlocked
          ? 'version is no longer rendered on the server after repeated faults; deploy or promote it again'
          : 'version at fault on the server',
      );
    },

    /** A version that was at fault on the server, in a preview: it changes nothing for visitors. */
    async previewFault({ name, version, message }: ServerFault): Promise<void> {
      log.error(
        { app: name, version: version.metadata.version, message: await lines.inText(message) },
        'version at fault on the server, in a preview',
      );
    },

    /** A version that failed in a browser. Anybody may send a report, so only listed versions have maps read. */
    async browserFailure(registry: Registry, report: BrowserReport): Promise<void> {
      const { remote, version, stack } = report;
      const isListed = findVersion(registry, remote, version) !== undefined;
      const named = stack && isListed ? { ...report, stack: await lines.inText(stack) } : report;
      log.warn({ report: named }, 'a version failed in a browser');
    },
  };
}

function whatIsMissing({ fragment }: PageProblem): string {
  return fragment === undefined
    ? 'page sent without server-rendered content'
    : 'page sent without a fragment, which the browser renders';
}
