import type { RegistryRoute } from '@storefront/shared/contracts/registry';
import { HttpError, type MetaContext, type PageMeta } from '@storefront/shared/host';
import type { RouteObject } from '@storefront/shared/router';
import { useSyncExternalStore } from 'react';
import type { RegisteredRemote } from './registered-remotes';
import { RemoteErrorFallback } from './remote-error-fallback';
import type { LoadedPage, RemoteLoader } from './remote-loader';

/** The `handle` of a route that belongs to a remote. */
export interface PageHandle {
  remote: string;
  access: RegistryRoute['access'];
  /** Loads the page's code, so that the page can render at once. */
  load: () => Promise<LoadedPage>;
  /** The version of the remote that the page's code came from; undefined before it is loaded. */
  version: () => string | undefined;
  meta: (context: MetaContext) => PageMeta | undefined;
}

/** True for the handle of a route that belongs to a remote. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'remote' in handle;
}

interface DelegatingRouteOptions {
  loader: RemoteLoader;
  /** Called for a page that threw after its code was loaded, with the version it came from. */
  onRenderError: ((remote: string, version: string, error: unknown) => void) | undefined;
}

/**
 * The shell's route for one path pattern of a remote. It exists before the remote is loaded, because
 * access, layout and owner are in the registry. Its loader loads the page's code and data in parallel.
 */
export function delegatingRoute(
  remote: RegisteredRemote,
  { id, path, access }: RegistryRoute,
  { loader, onRenderError }: DelegatingRouteOptions,
): RouteObject {
  let page: LoadedPage | undefined;
  const subscribers = new Set<() => void>();

  function subscribe(onLoaded: () => void) {
    subscribers.add(onLoaded);
    return () => subscribers.delete(onLoaded);
  }

  async function load(onRoute?: Parameters<RemoteLoader['load']>[2]): Promise<LoadedPage> {
    page = await loader.load(remote, id, onRoute);
    subscribers.forEach((onLoaded) => onLoaded());
    return page;
  }

  function Page() {
    if (!page) throw new Error(`${remote.name}:${id} was rendered before its code was loaded.`);
    return <page.Component />;
  }

  /** Nothing until the code is loaded (RT-04), then the page's skeleton until its data is. */
  function Fallback() {
    const current = () => page?.HydrateFallback;
    const Skeleton = useSyncExternalStore(subscribe, current, current);
    return Skeleton ? <Skeleton /> : null;
  }

  /** The loader has already reported a page whose code could not be loaded. */
  function onError(error: unknown) {
    if (page && !(error instanceof HttpError)) onRenderError?.(remote.name, page.version, error);
  }

  function ErrorFallback() {
    return <RemoteErrorFallback onError={onError} />;
  }

  const handle: PageHandle = {
    remote: remote.name,
    access,
    load: () => load(),
    version: () => page?.version,
    meta: (context) => page?.route.meta?.(context),
  };

  return {
    id: `${remote.name}:${id}`,
    path,
    handle,
    async loader(args) {
      let data: Promise<unknown> | undefined;
      await load((route) => {
        data = Promise.resolve(route.loader?.(args) ?? null);
        // Awaited below; until then a failure of the data must not count as unhandled.
        data.catch(() => undefined);
      });
      return data;
    },
    Component: Page,
    HydrateFallback: Fallback,
    ErrorBoundary: ErrorFallback,
  };
}
