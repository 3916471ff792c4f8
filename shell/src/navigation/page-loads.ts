import type { LoadedPage } from '../remotes/remote-loader';

/** The code and the data of a page, which belong together: another version's data may have another shape. */
export interface LoadedWithData {
  page: LoadedPage;
  data: unknown;
}

interface PageLoad {
  promise: Promise<LoadedWithData>;
  startedAt: number;
}

/** What was loaded of a remote's pages, or is being loaded, by path and query. */
export interface PageLoads {
  /** The newest load of a URL that has not failed; undefined if there is none, or only an old one. */
  get: (url: string) => { promise: Promise<LoadedWithData>; isFresh: boolean } | undefined;
  /** Keeps a load, and forgets it when it fails: what was loaded before is kept then. */
  add: (url: string, promise: Promise<LoadedWithData>) => void;
  clear: () => void;
}

/** For so long a page's data is shown without asking for it again, in milliseconds. */
const FRESH_MS = 10_000;

/** For so long it is shown while it is loaded again. */
const KEPT_MS = 5 * 60_000;

const MAX_PAGES = 30;

/** Creates the memory of what was loaded; one for all pages. */
export function createPageLoads(now = () => Date.now()): PageLoads {
  const loads = new Map<string, PageLoad>();

  return {
    get(url) {
      const load = loads.get(url);
      if (!load) return undefined;
      const age = now() - load.startedAt;
      return age > KEPT_MS ? undefined : { promise: load.promise, isFresh: age < FRESH_MS };
    },
    add(url, promise) {
      const before = loads.get(url);
      const load = { promise, startedAt: now() };
      loads.delete(url);
      loads.set(url, load);
      for (const oldest of [...loads.keys()].slice(0, -MAX_PAGES)) loads.delete(oldest);

      function forget() {
        if (loads.get(url) !== load) return;
        if (before) loads.set(url, before);
        else loads.delete(url);
      }
      void promise.then(({ data }) => isFailure(data) && forget(), forget);
    },
    clear: () => loads.clear(),
  };
}

/** True for data with a status of its own (React Router's `data()`): a missing product, or a failed call. */
export function isFailure(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data
    ? data.type === 'DataWithResponseInit'
    : false;
}
