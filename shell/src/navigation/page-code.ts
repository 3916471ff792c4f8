import type { RemoteRoute } from '@storefront/host';
import type { LoaderFunctionArgs } from '@storefront/host/router';
import type { PageWithData } from './page-loads';
import type { RegisteredRemote } from '../remotes/registered-remotes';
import type { LoadedPage, RemoteLoader } from '../remotes/remote-loader';

interface PageCodeOptions {
  remote: RegisteredRemote;
  routeId: string;
  loader: Pick<RemoteLoader, 'load'>;
  /** The version of the remote in the server's HTML of this page; undefined if there is none. */
  renderedVersion: string | undefined;
}

/** The code of one page of a remote. */
export interface PageCode {
  /** What the page is rendered with; undefined while its code, or that of the server's HTML, is missing. */
  shown: () => LoadedPage | undefined;
  /** What was loaded last; it may be another version than the shown one until its data has loaded too. */
  loaded: () => LoadedPage | undefined;
  /** Resolves when the code that the server's HTML was rendered with is loaded; never rejects. */
  rendered: Promise<LoadedPage>;
  /**
   * Loads the code to hydrate the server's HTML with. Resolves to false when that version's code can't be
   * loaded: the router has to load the page again.
   */
  loadRendered: () => Promise<boolean>;
  /** Loads the code; rejects when no version can be loaded. */
  load: () => Promise<LoadedPage>;
  /** Loads the code and the page's data in parallel, without showing them. */
  loadWithData: (args: LoaderFunctionArgs) => Promise<PageWithData>;
  /** Renders the page with this code from now on. */
  show: (page: LoadedPage) => void;
  /** Calls back when the loaded or shown code has changed; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Creates the code of a page, which isn't loaded yet. Code of another version than that of the server's
 * HTML is shown only together with data of its own loader: other versions' data may have another shape.
 */
export function createPageCode({
  remote,
  routeId,
  loader,
  renderedVersion,
}: PageCodeOptions): PageCode {
  const subscribers = new Set<() => void>();
  let loaded: LoadedPage | undefined;
  let shown: LoadedPage | undefined;
  let pending: Promise<LoadedPage> | undefined;
  let resolveRendered: (page: LoadedPage) => void = () => undefined;
  const rendered = new Promise<LoadedPage>((resolve) => (resolveRendered = resolve));

  function notify() {
    subscribers.forEach((onChange) => onChange());
  }

  function show(page: LoadedPage) {
    shown = page;
    notify();
  }

  async function load(onRoute?: (route: RemoteRoute) => void): Promise<LoadedPage> {
    const page = await loader.load(remote, routeId, onRoute);
    loaded = page;
    const fitsHtml = renderedVersion === undefined || page.version === renderedVersion;
    if (!shown && fitsHtml) shown = page;
    notify();
    if (fitsHtml) resolveRendered(page);
    return page;
  }

  async function loadRendered() {
    pending = load();
    try {
      const { version } = await pending;
      if (version !== renderedVersion) return false;
      pending = undefined;
      return true;
    } catch {
      // Reported by the remote loader; the router's next load of the page shows it.
      return false;
    }
  }

  async function loadWithData(args: LoaderFunctionArgs) {
    let data: Promise<unknown> | undefined;
    function loadData(route: RemoteRoute) {
      data = Promise.resolve(route.loader?.(args) ?? null);
      // Awaited below; until then a failure of the data must not count as unhandled.
      data.catch(() => undefined);
    }
    const started = pending;
    pending = undefined;
    const page = started ? await started : await load(loadData);
    if (started) loadData(page.route);
    return { page, data: await data };
  }

  return {
    shown: () => shown,
    loaded: () => loaded,
    rendered,
    loadRendered,
    load: () => load(),
    loadWithData,
    show,
    subscribe(onChange) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
