import type { Registry, RemoteVersion } from '@storefront/shared/contracts/registry';
import { loaderServices, type StoreInfoState } from '@storefront/shared/host';
import { createHttp } from '../../http/create-http';
import { RouterContextProvider } from '@storefront/shared/router';
import { createStaticHandler, type StaticHandler } from 'react-router-dom';
import { createRoutes } from '../../app/routes';
import { connectFederation } from '../../remotes/federation';
import { registeredRemotes } from '../../remotes/registered-remotes';
import { createRemoteLoader } from '../../remotes/remote-loader';
import { serverEnvironment } from '../../remotes/server-environment';
import { fetchStoreInfo } from '../../store-info/store-info.store';
import { ownTime } from '../processor-wait';
import type { PageRequest, RenderContext, RenderLimits } from '../render-protocol';
import { checkRemote } from './check-remote';
import { createEntryLoader } from './entry-loader';
import { queryPage, queryWithoutData } from './query-page';
import { renderPage, type RenderedPage } from './render-page';

/** A redirect, or a page. */
export type RenderResult =
  { kind: 'redirect'; status: number; location: string } | ({ kind: 'page' } & RenderedPage);

/** What is known before a page is rendered. */
export interface KnownOfPages {
  context: RenderContext;
  /** The store information; undefined when the page has to fetch it. */
  storeInfo: StoreInfoState | undefined;
}

/** The shop on the server. */
export interface Renderer {
  /** Renders a page. Rejects when the page throws while rendering. */
  render: (request: PageRequest, known: KnownOfPages) => Promise<RenderResult>;
  /** Loads a version of a remote with all its pages; returns the problems found. */
  check: (remote: string, version: RemoteVersion) => Promise<string[]>;
}

interface RendererOptions {
  /** Folder of the published versions. */
  deployRoot: string;
  /** Address of the API including its prefix. */
  apiUrl: string;
  limits: RenderLimits;
  /** Called for every version of a remote that could not be loaded. */
  onLoadFailure: (remote: string, version: string, error: unknown) => void;
}

/** Creates the renderer of a process. */
export function createRenderer(options: RendererOptions): Renderer {
  const { limits } = options;
  const { registerHashes, loadEntry } = createEntryLoader(options.deployRoot);
  const loadRoutes = connectFederation(serverEnvironment(loadEntry));
  const loader = createRemoteLoader({
    loadRoutes,
    timeoutMs: limits.remoteCode,
    // A machine with too much to do is no fault of the remote.
    now: ownTime,
    onFailure: options.onLoadFailure,
  });
  const handlers = new WeakMap<Registry, StaticHandler>();

  function handlerFor(registry: Registry): StaticHandler {
    const known = handlers.get(registry);
    if (known) return known;
    registerHashes(registry);
    const handler = createStaticHandler(
      createRoutes({ remotes: registeredRemotes(registry), loader }),
    );
    handlers.set(registry, handler);
    return handler;
  }

  /** A page's layout, which is the shell's; the browser renders the rest. */
  async function renderLayout(
    handler: StaticHandler,
    request: PageRequest,
    storeInfo: StoreInfoState | undefined,
  ): Promise<RenderResult> {
    const context = await queryWithoutData(handler, request.url);
    if (context instanceof Response) return redirectOf(context);
    const page = await renderPage({ handler, context, request, storeInfo, limits });
    return { kind: 'page', ...page };
  }

  async function renderContent(
    handler: StaticHandler,
    request: PageRequest,
    known: StoreInfoState | undefined,
  ): Promise<RenderResult> {
    const { url, requestId } = request;
    const signal = AbortSignal.timeout(limits.data);
    const storeHost = new URL(url).host;
    const http = createHttp({ baseUrl: options.apiUrl, storeHost, onServer: true, requestId });
    let fetched = known && Promise.resolve(known);
    const storeInfo = () => (fetched ??= fetchStoreInfo(http, signal));
    const services = new RouterContextProvider();
    services.set(loaderServices, { http, storeInfo });
    const [context] = await Promise.all([
      queryPage({ handler, url, signal, services }),
      storeInfo(),
    ]);
    if (context instanceof Response) return redirectOf(context);
    const page = await renderPage({
      handler,
      context,
      request,
      storeInfo: await storeInfo(),
      limits,
    });
    return { kind: 'page', ...page };
  }

  return {
    render(request, { context, storeInfo }) {
      const handler = handlerFor(context.registry);
      return request.hasContent
        ? renderContent(handler, request, storeInfo)
        : renderLayout(handler, request, storeInfo);
    },
    check(remote, version) {
      registerHashes({ schema: '', microFrontends: { [remote]: [version] } });
      return checkRemote(loadRoutes, remote, version);
    },
  };
}

function redirectOf({ headers, status }: Response): RenderResult {
  return { kind: 'redirect', status, location: headers.get('location') ?? '/' };
}
