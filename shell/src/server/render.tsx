import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import type { Registry, RemoteVersion } from '@storefront/shared/contracts/registry';
import {
  createBus,
  loaderServices,
  type PageMeta,
  type StoreInfoState,
} from '@storefront/shared/host';
import { RouterContextProvider } from '@storefront/shared/router';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { Application } from '../app/application';
import { createHttp } from '../http/create-http';
import { createStores } from '../state/create-stores';
import type { HydrationData } from '../app/page-data';
import { pageMeta } from '../page/page-meta';
import { createRoutes, GUARD_ID } from '../app/routes';
import { isPageHandle } from '../remotes/delegating-route';
import { connectFederation } from '../remotes/federation';
import { registeredRemotes } from '../remotes/registered-remotes';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader';
import { TIME_LIMITS } from '../remotes/time-limits';
import { serverEnvironment, type LoadEntry } from '../remotes/server-environment';
import { fetchStoreInfo } from '../store-info/store-info.store';
import { checkRemote } from './check-remote';
import { renderToHtml } from './render-to-html';

export { htmlDocument } from './document/html-document';

/** A page to render; nothing in it is personal. */
export interface RenderRequest {
  /** Absolute; its path and query choose the page. */
  url: string;
  registry: Registry;
  /** Address of the API including its prefix. */
  apiUrl: string;
  /** The store's domain, told to the API. */
  storeHost: string;
  /** The store information, if the page server has it in its cache. */
  storeInfo: StoreInfoState | undefined;
  /** Ends the wait for data; the page is then sent without content. */
  signal: AbortSignal;
}

/** A redirect, or a page. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** True when all content was rendered; otherwise the browser renders the page. */
      complete: boolean;
      html: string;
      meta: PageMeta;
      storeInfo: StoreInfoState;
      hydration: HydrationData;
      versions: Record<string, string>;
    };

/** The shop on the server. */
export interface Renderer {
  /** Renders a page. */
  render: (request: RenderRequest) => Promise<RenderResult>;
  /** Loads a version of a remote with all its pages; returns the problems found. */
  check: (remote: string, version: RemoteVersion) => Promise<string[]>;
}

/** Creates the renderer; `loadEntry` reads and verifies the remotes' server builds. */
export function createRenderer(loadEntry: LoadEntry): Renderer {
  const loadRoutes = connectFederation(serverEnvironment(loadEntry));
  const loader = createRemoteLoader({
    loadRoutes,
    timeoutMs: TIME_LIMITS.server.remoteCode,
    onFailure: (remote, version, error) =>
      console.error(`${remote} ${version} could not be loaded on the server:`, error),
  });
  const handlers = new WeakMap<Registry, StaticHandler>();

  async function render(request: RenderRequest): Promise<RenderResult> {
    let handler = handlers.get(request.registry);
    if (!handler) handlers.set(request.registry, (handler = createHandler(request, loader)));

    const { apiUrl, storeHost } = request;
    const http = createHttp({ baseUrl: apiUrl, storeHost, alwaysSendStoreHost: true });
    let fetched: Promise<StoreInfoState> | undefined;
    const storeInfo = () =>
      (fetched ??= request.storeInfo
        ? Promise.resolve(request.storeInfo)
        : fetchStoreInfo(http, request.signal));

    const requestContext = new RouterContextProvider();
    requestContext.set(loaderServices, { http, storeInfo });
    const [context] = await Promise.all([query(handler, request, requestContext), storeInfo()]);
    if (context instanceof Response) {
      const location = context.headers.get('location') ?? '/';
      return { kind: 'redirect', status: context.status, location };
    }
    return renderPage(handler, request, context, await storeInfo());
  }

  return { render, check: (remote, version) => checkRemote(loadRoutes, remote, version) };
}

function createHandler({ registry }: RenderRequest, loader: RemoteLoader): StaticHandler {
  return createStaticHandler(createRoutes({ remotes: registeredRemotes(registry), loader }));
}

interface PageContext extends StaticHandlerContext {
  /** True when all loaders of the page were run. */
  complete: boolean;
}

/**
 * Runs the loaders of public routes. When one fails or is too slow, the page is rendered without data:
 * server rendering makes the shop faster but is never required.
 */
async function query(
  handler: StaticHandler,
  { url, signal }: RenderRequest,
  requestContext: RouterContextProvider,
): Promise<PageContext | Response> {
  let status = 200;
  try {
    const context = await handler.query(new Request(url, { signal }), {
      requestContext,
      filterMatchesToLoad: ({ route }) => !isPersonal(route),
    });
    if (context instanceof Response) return context;
    if (!context.errors && context.statusCode < 500) {
      const complete = !context.matches.some(({ route }) => isPersonal(route));
      return Object.assign(context, { complete });
    }
    if (!context.errors) status = context.statusCode;
    for (const error of Object.values(context.errors ?? {})) console.error(`${url}:`, error);
  } catch (error) {
    console.error(`${url} was not rendered in time: ${String(error)}`);
  }
  const context = await handler.query(new Request(url), { filterMatchesToLoad: () => false });
  if (context instanceof Response) return context;
  return Object.assign(context, { statusCode: status, complete: false });
}

function isPersonal({ id, handle }: { id: string; handle?: unknown }): boolean {
  return id === GUARD_ID || (isPageHandle(handle) && handle.access === 'protected');
}

async function renderPage(
  handler: StaticHandler,
  { url }: RenderRequest,
  context: PageContext,
  storeInfo: StoreInfoState,
): Promise<RenderResult> {
  const stores = createStores(storeInfo);
  const router = createStaticRouter(handler.dataRoutes, context);
  const http = createHttp({ baseUrl: '' });
  const html = await renderToHtml(
    <CacheProvider value={createCache({ key: 'css' })}>
      <Application host={{ http, bus: createBus(), ...stores }} shellStores={stores}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Application>
    </CacheProvider>,
  );
  const { loaderData } = context;
  const matches = context.matches.map(({ route: { id, handle }, params }) => ({
    handle: handle as unknown,
    params,
    data: loaderData[id] as unknown,
  }));
  const versions = matches.flatMap(({ handle }) => {
    const version = isPageHandle(handle) ? handle.version() : undefined;
    return isPageHandle(handle) && version !== undefined ? [[handle.remote, version]] : [];
  });
  return {
    kind: 'page',
    status: context.statusCode,
    complete: context.complete && storeInfo.status === 'loaded',
    html,
    meta: pageMeta(matches, { url: new URL(url), storeInfo }),
    storeInfo,
    hydration: { loaderData, errors: null },
    versions: Object.fromEntries(versions) as Record<string, string>,
  };
}
