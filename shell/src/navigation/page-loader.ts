import { redirect, type LoaderFunctionArgs } from '@storefront/host/router';
import { isOfflineWithWorker } from '../connection/is-offline-with-worker';
import type { PageCode } from './page-code';
import { isFailure, type PageWithData, type PageLoads } from './page-loads';
import type { PageNavigation } from './page-navigation';

/** What the loader returns for a page that is shown before its data has loaded. */
export const PENDING_DATA = 'pending-data';

/** How long the previous page stays visible before the skeleton of the next one, in milliseconds. */
const SKELETON_DELAY_MS = 10;

/** The header of a redirect that the browser follows, as in React Router: the worker answers only documents. */
const OPENED_AS_DOCUMENT = { 'X-Remix-Reload-Document': 'true' };

/** What a browser needs to show pages before their data has loaded; absent on the server. */
export interface ClientNavigation {
  navigation: PageNavigation;
  loads: PageLoads;
}

interface PageLoader {
  /** The loader of the page's route. */
  load: (args: LoaderFunctionArgs) => Promise<unknown>;
  /** Keeps the data that the server rendered a page with, for a later navigation back to it. */
  keepRendered: (url: string, data: unknown) => void;
  /**
   * Loads what the next navigation to a URL will need, unless it is loaded already. Resolves to the data that a public
   * page can be prerendered with; to undefined after a failure or a redirect, and while another version is shown.
   */
  prefetch: (args: LoaderFunctionArgs) => Promise<{ data: unknown } | undefined>;
}

interface PageLoaderOptions {
  code: PageCode;
  /** True for a page whose data is the same for all visitors, and is kept for a while. */
  isPublic: boolean;
  client: ClientNavigation | undefined;
}

/** Creates the loader of a page: on the server it waits for everything, in the browser only briefly. */
export function createPageLoader({ code, isPublic, client }: PageLoaderOptions): PageLoader {
  function show({ page, data }: PageWithData): unknown {
    code.show(page);
    return data;
  }

  function start(args: LoaderFunctionArgs): Promise<PageWithData> {
    const promise = code.loadWithData(args);
    if (isPublic) client?.loads.add(urlOf(args), promise, args.request.signal);
    return promise;
  }

  /** Loads the shown page again once its data has arrived or failed. */
  async function reloadWhenSettled(
    url: string,
    promise: Promise<PageWithData>,
    { navigation, loads }: ClientNavigation,
  ) {
    const page = loads.setAwaitedLoad(url, promise);
    await promise.catch(() => undefined);
    await navigation.whenIdle();
    if (loads.isWaiting(page) && navigation.shownUrl() === url) await navigation.revalidate();
  }

  /** Replaces data that is shown already, unless it is still the same or can't be loaded right now. */
  async function refresh(args: LoaderFunctionArgs, shown: unknown, client: ClientNavigation) {
    const promise = start(args);
    try {
      const { data } = await promise;
      if (isFailure(data) || JSON.stringify(data) === JSON.stringify(shown)) return;
      await reloadWhenSettled(urlOf(args), promise, client);
    } catch {
      // Reported by the remote's loader; what is shown stays.
    }
  }

  async function navigate(args: LoaderFunctionArgs, client: ClientNavigation): Promise<unknown> {
    const url = urlOf(args);
    const { navigation, loads } = client;
    const shownUrl = navigation.shownUrl();
    const waitedFor = loads.takeAwaitedLoad(url);
    if (shownUrl === undefined || shownUrl === url) {
      return show(await (waitedFor ?? start(args)));
    }
    const known = isPublic ? loads.get(url) : undefined;
    if (!known && isOfflineWithWorker()) {
      return redirect(url + navigation.nextHash(), { headers: OPENED_AS_DOCUMENT });
    }
    const promise = known?.promise ?? start(args);
    // A page whose query changes shows its own loading state.
    const isSamePage = pathOf(shownUrl) === pathOf(url);
    const loaded = await (isSamePage ? promise : resolveWithin(SKELETON_DELAY_MS, promise));
    if (!loaded) {
      void reloadWhenSettled(url, promise, client);
      return PENDING_DATA;
    }
    if (known && !known.isFresh) void refresh(args, loaded.data, client);
    return show(loaded);
  }

  return {
    load: async (args) => (client ? navigate(args, client) : show(await code.loadWithData(args))),
    keepRendered(url, data) {
      if (isPublic)
        client?.loads.add(
          url,
          code.rendered.then((page) => ({ page, data })),
        );
    },
    async prefetch(args) {
      if (isOfflineWithWorker()) return undefined;
      try {
        if (!isPublic) {
          if (!code.loaded()) await code.load();
          return undefined;
        }
        const known = client?.loads.get(urlOf(args));
        const { page, data } = await (known?.isFresh ? known.promise : start(args));
        const isReady = page.version === code.shown()?.version;
        return isReady && !isFailure(data) && !(data instanceof Response) ? { data } : undefined;
      } catch {
        // Reported by the remote's loader; the navigation retries.
        return undefined;
      }
    },
  };
}

function urlOf({ request }: LoaderFunctionArgs): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

function pathOf(url: string): string | undefined {
  return url.split('?')[0];
}

/** Resolves to the promise's value, or to undefined after a timeout. */
function resolveWithin<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
  return Promise.race([promise, timeout]);
}
