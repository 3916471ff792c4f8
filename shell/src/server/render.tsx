import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import type { Registry, RemoteVersion } from '@storefront/shared/contracts/registry';
import {
  createBus,
  loaderServices,
  type PageMeta,
  type StoreInfoState,
} from '@storefront/shared/host';
import { createHttp } from '@storefront/shared/http';
import { RouterContextProvider } from '@storefront/shared/router';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { Application } from '../app/application';
import { createStores } from '../app/create-stores';
import type { HydrationData } from '../app/page-data';
import { pageMeta } from '../app/page-meta';
import { createRoutes, GUARD_ID } from '../app/routes';
import { isPageHandle } from '../remotes/delegating-route';
import { connectFederation } from '../remotes/federation';
import { liveRemotes } from '../remotes/live-remotes';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader';
import { serverSide, type LoadEntry } from '../remotes/server-side';
import { fetchStoreInfo } from '../store-info/store-info.store';
import { checkRemote } from './check-remote';
import { renderToText } from './render-to-text';

export { htmlDocument } from './document';

/** Time for a remote's code on the server, in milliseconds; it is read once and then kept. */
const REMOTE_TIMEOUT = 1_500;

/** A page to render; what doesn't depend on the visitor. */
export interface RenderRequest {
  /** Absolute; its path and query choose the page. */
  url: string;
  registry: Registry;
  /** Address of the API including its prefix. */
  apiUrl: string;
  /** The store's domain, told to the API. */
  storeHost: string;
  /** The store information, where the page server has it at hand. */
  storeInfo: StoreInfoState | undefined;
  /** Ends the wait for data; the page then goes out without content. */
  signal: AbortSignal;
}

/** A redirect, or a page. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      /** True when all of its content is there; otherwise the browser does the rest. */
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
  /** Loads a version of a remote with all of its pages; returns what is wrong with it. */
  check: (remote: string, version: RemoteVersion) => Promise<string[]>;
}

/** Makes the renderer; `loadEntry` reads and checks the remotes' server builds. */
export function createRenderer(loadEntry: LoadEntry): Renderer {
  const loadRoutes = connectFederation(serverSide(loadEntry));
  const loader = createRemoteLoader({
    loadRoutes,
    timeoutMs: REMOTE_TIMEOUT,
    onFailure: (remote, version, error) =>
      console.error(`${remote} ${version} could not be loaded on the server:`, error),
  });
  const handlers = new WeakMap<Registry, StaticHandler>();

  async function render(request: RenderRequest): Promise<RenderResult> {
    let handler = handlers.get(request.registry);
    if (!handler) handlers.set(request.registry, (handler = createHandler(request, loader)));

    const { apiUrl, storeHost } = request;
    const http = createHttp({ baseUrl: apiUrl, storeHost, alwaysTellHost: true });
    let asked: Promise<StoreInfoState> | undefined;
    const storeInfo = () =>
      (asked ??= request.storeInfo
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
  return createStaticHandler(createRoutes({ remotes: liveRemotes(registry), loader }));
}

interface PageContext extends StaticHandlerContext {
  /** True when every loader that the page has was run. */
  complete: boolean;
}

/**
 * Runs the loaders of what everyone may see. When one of them fails or is too slow, the page is
 * made without any data instead: rendering on the server is a speed-up, never a condition.
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
  const html = await renderToText(
    <CacheProvider value={createCache({ key: 'css' })}>
      <Application host={{ http, bus: createBus(), ...stores }} shellState={stores}>
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
