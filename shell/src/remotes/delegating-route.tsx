import type { RegistryRoute } from '@storefront/shared/contracts/registry';
import { HttpError, type MetaContext, type PageMeta } from '@storefront/shared/host';
import type { RouteObject } from '@storefront/shared/router';
import { useSyncExternalStore } from 'react';
import type { LiveRemote } from './live-remotes';
import { RemoteHole } from './remote-hole';
import type { ReadyPage, RemoteLoader } from './remote-loader';

/** What the shell knows of a matched page. */
export interface PageHandle {
  remote: string;
  access: RegistryRoute['access'];
  /** Loads the page's code; afterwards the page can render at once. */
  prepare: () => Promise<ReadyPage>;
  /** The version of the remote in use, once its code is there. */
  version: () => string | undefined;
  meta: (context: MetaContext) => PageMeta | undefined;
}

/** True for a matched route that belongs to a remote. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'remote' in handle;
}

interface DelegatingParts {
  loader: RemoteLoader;
  /** Told of a page that broke, with the version that it came from. */
  onBroken: ((remote: string, version: string, error: unknown) => void) | undefined;
}

/**
 * The shell's route for one pattern of a remote. Known before the remote is: access, layout and
 * owner come from the registry. Its loader fetches the page's code and, beside it, its data.
 */
export function delegatingRoute(
  remote: LiveRemote,
  { id, path, access }: RegistryRoute,
  { loader, onBroken }: DelegatingParts,
): RouteObject {
  let page: ReadyPage | undefined;
  const waiting = new Set<() => void>();

  function subscribe(onReady: () => void) {
    waiting.add(onReady);
    return () => waiting.delete(onReady);
  }

  async function prepare(onRoute?: Parameters<RemoteLoader['load']>[2]): Promise<ReadyPage> {
    page = await loader.load(remote, id, onRoute);
    waiting.forEach((onReady) => onReady());
    return page;
  }

  function Page() {
    if (!page) throw new Error(`${remote.name}:${id} rendered before its code was there.`);
    return <page.Component />;
  }

  /** Nothing until the code is there (RT-04), then the page's skeleton until its data is. */
  function Fallback() {
    const current = () => page?.HydrateFallback;
    const Skeleton = useSyncExternalStore(subscribe, current, current);
    return Skeleton ? <Skeleton /> : null;
  }

  /** What couldn't be loaded at all has been told by the loader. */
  function onError(error: unknown) {
    if (page && !(error instanceof HttpError)) onBroken?.(remote.name, page.version, error);
  }

  function Hole() {
    return <RemoteHole onError={onError} />;
  }

  const handle: PageHandle = {
    remote: remote.name,
    access,
    prepare: () => prepare(),
    version: () => page?.version,
    meta: (context) => page?.route.meta?.(context),
  };

  return {
    id: `${remote.name}:${id}`,
    path,
    handle,
    async loader(args) {
      let data: Promise<unknown> | undefined;
      await prepare((route) => {
        data = Promise.resolve(route.loader?.(args) ?? null);
        // Awaited below; until then a failure of the data must not count as unhandled.
        data.catch(() => undefined);
      });
      return data;
    },
    Component: Page,
    HydrateFallback: Fallback,
    ErrorBoundary: Hole,
  };
}
