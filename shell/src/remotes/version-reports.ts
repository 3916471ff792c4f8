import type { VersionReport } from './version-report';
import type { VersionFolder } from './versions-in-use';

/** Where the page server takes reports. */
const ADDRESS = '/reports';

interface Reporter {
  /** A version's page is there. Told only where the remote has a canary to be compared with. */
  loaded: (remote: string, version: string) => void;
  /** A version couldn't be loaded, or broke. */
  failed: (remote: string, version: string, error: unknown) => void;
}

interface ReporterOptions {
  visitor: string | undefined;
  /** Apps whose versions are compared just now. */
  watched: string[];
  send?: (report: VersionReport) => void;
}

/** Tells the page server how the versions of this page fare: of each version once, and its failure. */
export function createReporter({ visitor, watched, send = beacon }: ReporterOptions): Reporter {
  const told = new Set<string>();

  function tell(report: VersionReport) {
    const key = `${report.remote}@${report.version}:${report.outcome}`;
    if (told.has(key)) return;
    told.add(key);
    send(report);
  }

  return {
    loaded(remote, version) {
      if (!watched.includes(remote)) return;
      tell({ remote, version, outcome: 'loaded', visitor });
    },
    failed(remote, version, error) {
      const message = error instanceof Error ? error.message : String(error);
      tell({ remote, version, outcome: 'failed', visitor, message: message.slice(0, 300) });
    },
  };
}

function beacon(report: VersionReport) {
  navigator.sendBeacon(ADDRESS, JSON.stringify(report));
}

/**
 * Reports errors that nobody caught, by the address of the script that threw them: each published
 * version has a folder of its own. Further down the stack is whoever called it, the shell's React say.
 */
export function reportUncaught(folders: VersionFolder[], reporter: Reporter) {
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
