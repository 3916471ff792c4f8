import type { RegistryRoute, UsedFragment } from '@storefront/host/contracts/registry';
import { HttpError } from '@storefront/host';
import { redirect, type LoaderFunctionArgs, type RouteObject } from '@storefront/host/router';
import { canonicalPath } from '../page/canonical-path';
import { createPageLoader, PENDING_DATA, type ClientNavigation } from './page-loader';
import { RemoteUnavailableError } from '../remotes/load-module';
import { createPageCode } from './page-code';
import { createPageComponents } from './page-components';
import type { PageHandle } from './page-handle';
import type { RegisteredRemote } from '../remotes/registered-remotes';
import { RemoteErrorFallback } from './remote-error-fallback';
import type { RemoteLoader } from '../remotes/remote-loader';

export interface DelegatingRouteOptions {
  loader: Pick<RemoteLoader, 'load' | 'markFailed'>;
  /** Only in a browser that hydrates: the version of each remote in the server's HTML. */
  renderedVersions?: Record<string, string> | undefined;
  /** Called when a page's content was rendered or hydrated. */
  onPageMount?: (() => void) | undefined;
  /** Called for a page that threw after its code was loaded, with the version it came from. */
  onRenderError?: ((remote: string, version: string, error: unknown) => void) | undefined;
  /** Only in a browser. */
  client?: ClientNavigation | undefined;
}

/**
 * The shell's route for one path pattern of a remote. It exists before the remote is loaded, because access,
 * layout and owner are in the registry. Its loader loads the page's code and data in parallel.
 */
export function createDelegatingRoute(
  remote: RegisteredRemote,
  { id, path, access }: RegistryRoute,
  { loader, renderedVersions, onPageMount, onRenderError, client }: DelegatingRouteOptions,
): RouteObject {
  const renderedVersion = renderedVersions?.[remote.name];
  const code = createPageCode({ remote, routeId: id, loader, renderedVersion });
  const pageLoader = createPageLoader({ code, isPublic: access === 'public', client });
  const { Page, Fallback } = createPageComponents({
    code,
    isHydrating: renderedVersions !== undefined,
    renderedVersion,
    onPageMount,
  });

  /** A version that failed to load was rejected by the loader; one that threw is rejected here. */
  function onError(error: unknown) {
    // While another version loads, the one that is shown may throw again.
    const version = (code.shown() ?? code.loaded())?.version;
    const isPageFailure = !(error instanceof HttpError || error instanceof RemoteUnavailableError);
    if (version === undefined || !isPageFailure) return;
    loader.markFailed(remote, version);
    client?.loads.clear();
    onRenderError?.(remote.name, version, error);
  }

  function ErrorFallback() {
    return <RemoteErrorFallback onError={onError} />;
  }

  const handle: PageHandle = {
    remote: remote.name,
    routeId: id,
    access,
    async loadRendered(url, data) {
      const isLoaded = await code.loadRendered();
      if (isLoaded) pageLoader.keepRendered(url, data);
      return isLoaded;
    },
    version: () => code.loaded()?.version,
    subscribe: code.subscribe,
    meta: ({ data, ...context }) =>
      code.shown()?.route.meta?.({ ...context, data: data === PENDING_DATA ? undefined : data }),
    fragments: () => fragmentsOf(remote, id, code.loaded()?.version),
    prefetch: pageLoader.prefetch,
  };

  return {
    id: `${remote.name}:${id}`,
    path,
    handle,
    loader: async (args) =>
      canonicalRedirect(path, args, client) ??
      keepQueryOfRedirect(await pageLoader.load(args), args, client),
    Component: Page,
    HydrateFallback: Fallback,
    ErrorBoundary: ErrorFallback,
  };
}

/**
 * In a browser, the redirect from another spelling of a page's path to its canonical one. The page server
 * redirects before it renders a page.
 */
function canonicalRedirect(
  pattern: string,
  { request, params }: LoaderFunctionArgs,
  client: ClientNavigation | undefined,
): Response | undefined {
  const { pathname, search } = new URL(request.url);
  const path = canonicalPath(pattern, params) ?? pathname;
  if (!client || path === pathname) return undefined;
  return redirect(path + search + client.navigation.nextHash());
}

/**
 * In a browser, a loader's redirect to the one address of its page keeps query and hash, as those of the page
 * server do. It replaces a page that is shown already, with placeholders, so that going back doesn't lead to it.
 */
function keepQueryOfRedirect(
  loaded: unknown,
  { request }: LoaderFunctionArgs,
  client: ClientNavigation | undefined,
): unknown {
  if (!client || !(loaded instanceof Response) || loaded.status !== 301) return loaded;
  const { pathname, search } = new URL(request.url);
  const shown = client.navigation.shownUrl() ?? pathname + search;
  const location = loaded.headers.get('location') ?? pathname;
  return redirect(location + search + client.navigation.nextHash(), {
    status: 301,
    // The header by which React Router tells a redirect that replaces an entry of the history.
    headers: shown === pathname + search ? { 'X-Remix-Replace': 'true' } : {},
  });
}

/** The fragments of a page, as declared by the version that is shown. */
function fragmentsOf(
  { versions }: RegisteredRemote,
  routeId: string,
  shown: string | undefined,
): UsedFragment[] {
  const version = versions.find(({ metadata }) => metadata.version === shown) ?? versions[0];
  return version.extras.routes.find(({ id }) => id === routeId)?.fragments ?? [];
}
