import type { LoadedPage } from '../remotes/remote-loader';

/** The code and the data of a page, which belong together: another version's data may have another shape. */
export interface PageWithData {
  page: LoadedPage;
  data: unknown;
}

interface PageLoad {
  promise: Promise<PageWithData>;
  /** Of the navigation that started it; its abort makes the load fail. */
  signal: AbortSignal | undefined;
  startedAt: number;
}

/** A page that is shown before the data that it waits for, or with data that is about to be replaced. */
interface AwaitedLoad {
  url: string;
  /** Undefined when the session has changed since: then the page is loaded again. */
  promise: Promise<PageWithData> | undefined;
}

/** What was loaded of a remote's pages, or is being loaded, by path and query. */
export interface PageLoads {
  /** The newest load of a URL that has not failed; undefined if there is none, or only an old one. */
  get: (url: string) => { promise: Promise<PageWithData>; isFresh: boolean } | undefined;
  /**
   * Keeps a load until its signal is aborted; if it fails, the previous load of the URL is kept instead.
   */
  add: (url: string, promise: Promise<PageWithData>, signal?: AbortSignal) => void;
  /** Keeps the load that the shown page waits for; there is one at a time. */
  setAwaitedLoad: (url: string, promise: Promise<PageWithData>) => AwaitedLoad;
  /** False once the page was loaded again, or another one waits. */
  isWaiting: (page: AwaitedLoad) => boolean;
  /** Ends the wait of the page at this URL, and returns the load that it waited for. */
  takeAwaitedLoad: (url: string) => Promise<PageWithData> | undefined;
  /** Forgets all data: after a change of the session. */
  clear: () => void;
}

/** How long a page's data is shown without being requested again, in milliseconds. */
const FRESH_FOR_MS = 10_000;

/** How long it is shown while it is being loaded again, in milliseconds. */
const EXPIRES_AFTER_MS = 5 * 60_000;

const MAX_PAGES = 30;

/** Creates the cache of page loads, which all pages share. */
export function createPageLoads(now = () => Date.now()): PageLoads {
  const loads = new Map<string, PageLoad>();
  let waiting: AwaitedLoad | undefined;

  return {
    get(url) {
      const load = loads.get(url);
      if (!load || load.signal?.aborted) return undefined;
      const age = now() - load.startedAt;
      return age > EXPIRES_AFTER_MS
        ? undefined
        : { promise: load.promise, isFresh: age < FRESH_FOR_MS };
    },
    add(url, promise, signal) {
      const before = loads.get(url);
      const load = { promise, signal, startedAt: now() };
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
    setAwaitedLoad(url, promise) {
      waiting = { url, promise };
      return waiting;
    },
    isWaiting: (page) => waiting === page,
    takeAwaitedLoad(url) {
      if (waiting?.url !== url) return undefined;
      const { promise } = waiting;
      waiting = undefined;
      return promise;
    },
    clear() {
      loads.clear();
      if (waiting) waiting.promise = undefined;
    },
  };
}

/** True for data with a status of its own (React Router's `data()`): a missing product, or a failed call. */
export function isFailure(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data
    ? data.type === 'DataWithResponseInit'
    : false;
}
