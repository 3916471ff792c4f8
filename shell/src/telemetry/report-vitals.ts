import type { Vitals } from './vitals';

interface VitalsOptions {
  /** Apps that have a canary. */
  watched: string[];
  /** The apps that rendered the page, the shell included. */
  apps: string[];
  /** The version of an app that the page runs. */
  loadedVersion: (app: string) => { version: string } | undefined;
  measured: (app: string, version: string, vitals: Vitals) => void;
}

/** Reports how fast the page was, for its apps that have a canary. All other pages don't load the code. */
export async function reportVitals({
  watched,
  apps,
  loadedVersion,
  measured,
}: VitalsOptions): Promise<void> {
  const judged = apps.filter((app) => watched.includes(app));
  if (judged.length === 0) return;
  const { measureVitals } = await import(/* webpackChunkName: "vitals" */ './measure-vitals');
  measureVitals((vitals) => {
    for (const app of judged) {
      const version = loadedVersion(app)?.version;
      if (version !== undefined) measured(app, version, vitals);
    }
  });
}
