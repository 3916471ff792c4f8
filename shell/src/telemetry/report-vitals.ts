import type { LoadReporter } from './load-reporter';
import { measureVitals } from './measure-vitals';

interface VitalsOptions {
  /** The apps on the page that have a canary. */
  judged: string[];
  /** The version of an app that the page runs. */
  loadedVersion: (app: string) => { version: string } | undefined;
  reporter: Pick<LoadReporter, 'measured'>;
}

/** Reports how fast the page was, for its apps that have a canary. */
export function reportVitals({ judged, loadedVersion, reporter }: VitalsOptions): void {
  measureVitals((vitals) => {
    for (const app of judged) {
      const version = loadedVersion(app)?.version;
      if (version !== undefined) reporter.measured(app, version, vitals);
    }
  });
}
