import { whenSeen } from '@storefront/host/browser/when-seen';
import { MAX_MESSAGE, MAX_STACK, type BrowserReport } from './browser-report';
import type { VersionFolder } from '../remotes/loaded-versions';
import type { Vitals } from './vitals';

/** The page server's path for reports. */
const REPORTS_PATH = '/reports';

export interface LoadReporter {
  /** Reports that a version loaded; only for apps that have a canary to compare with. */
  loaded: (remote: string, version: string) => void;
  /** Reports that a version could not be loaded, or threw. */
  failed: (remote: string, version: string, error: unknown) => void;
  /** Reports how fast a page with this version was; only for apps that have a canary. */
  measured: (remote: string, version: string, vitals: Vitals) => void;
}

interface LoadReporterOptions {
  /** Apps that have a canary. */
  watched: string[];
  /** True for a tab with overrides: its failures say nothing about what visitors get. */
  isSilent?: boolean;
  send?: (report: BrowserReport) => void;
}

/**
 * Reports to the page server whether this page's versions load or fail, each outcome of a version once. The
 * visitor cookie and the page server's ticket, which the browser sends along, identify the sender.
 */
export function createLoadReporter({
  watched,
  isSilent = false,
  send = beacon,
}: LoadReporterOptions): LoadReporter {
  const reported = new Set<string>();

  function sendOnce(report: BrowserReport) {
    const key = `${report.remote}@${report.version}:${report.outcome}`;
    if (isSilent || reported.has(key)) return;
    reported.add(key);
    send(report);
  }

  return {
    loaded(remote, version) {
      if (!watched.includes(remote)) return;
      sendOnce({ remote, version, outcome: 'loaded' });
    },
    failed(remote, version, error) {
      const message = error instanceof Error ? error.message : String(error);
      sendOnce({
        remote,
        version,
        outcome: 'failed',
        message: message.slice(0, MAX_MESSAGE),
        stack: stackOf(error).slice(0, MAX_STACK),
      });
    },
    measured(remote, version, vitals) {
      if (watched.includes(remote)) sendOnce({ remote, version, outcome: 'measured', vitals });
    },
  };
}

/** A document that is prerendered and never opened is no visit. */
function beacon(report: BrowserReport) {
  whenSeen(() => void navigator.sendBeacon(REPORTS_PATH, JSON.stringify(report)));
}

/**
 * Reports uncaught errors as failures of the version that threw them. Each published version has a
 * folder of its own, so the first known folder in the stack names it; later ones are its callers, the
 * shell's React for instance.
 */
export function reportUncaughtErrors(folders: VersionFolder[], reporter: LoadReporter) {
  const report = (error: unknown, text: string) => {
    const [source] = folders
      .filter(({ folder }) => text.includes(folder))
      .sort((one, other) => text.indexOf(one.folder) - text.indexOf(other.folder));
    if (source) reporter.failed(source.app, source.version, error);
  };
  addEventListener('error', ({ error, message, filename }: ErrorEvent) =>
    report(error ?? message, `${filename} ${stackOf(error)}`),
  );
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    report(reason, stackOf(reason)),
  );
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}
