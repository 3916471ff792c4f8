import type { Registry, RemoteVersion } from '@storefront/host/contracts/registry';
import { ANYTHING, splitTags, SURROGATE_KEY } from '@storefront/host/contracts/page-tags';
import { checkRemote } from '@storefront/tools/server-build';
import { loaderServices, type LoaderServices, type StoreInfoState } from '@storefront/host';
import { currentLanguage } from '@storefront/host/messages';
import { basenameOf } from '../../languages/languages';
import { createServerHttp } from '../../http/create-server-http';
import { withIds, type DataRoute } from '@storefront/host/static-router';
import { createStaticHandler, RouterContextProvider, type StaticHandler } from 'react-router-dom';
import { createRoutes } from '../../app/routes';
import { findProvider } from '../../fragments/fragment-providers';
import { connectFederation } from '../../remotes/federation-on-server';
import { registeredRemotes, type RegisteredRemote } from '../../remotes/registered-remotes';
import { loadShellMessages } from '../../messages/load-shell-messages';
import { createRemoteLoader } from '../../remotes/remote-loader';
import { withMessages } from '../../remotes/with-messages';
import { schedulingClock } from '../scheduling-delay';
import type {
  FragmentRequest,
  PageRequest,
  RenderContext,
  RenderedFragment,
  RenderLimits,
} from '../render-protocol';
import type { AwaitedFragments } from './awaited-fragments';
import { createEntryLoader } from './entry-loader';
import type { RenderTrace } from './render-trace';
import { queryPage, queryWithoutData } from './query-page';
import { renderFragment } from './render-fragment';
import { renderPage, type RenderedPage } from './render-page';
import { createStoreInfoFetches } from './store-info-fetches';

/** A redirect, or a page. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string; tags: string[] }
  | ({ kind: 'page'; tags: string[] } & RenderedPage);

/** What is known before a page is rendered. */
export interface RenderInputs {
  context: RenderContext;
  /** The store information; undefined when the page has to fetch it. */
  storeInfo: StoreInfoState | undefined;
  /** Measures the render. */
  trace: RenderTrace;
}

/** What the loaders of one page or fragment share. */
interface RequestScope {
  signal: AbortSignal;
  /** The tags of the responses that were read so far. */
  tags: Set<string>;
}

/** The shop on the server. */
export interface Renderer {
  /**
   * Renders a page, with those of its fragments that arrive in time. Rejects when the page throws while
   * rendering.
   */
  render: (
    request: PageRequest,
    known: RenderInputs,
    fragments: AwaitedFragments,
  ) => Promise<RenderResult>;
  /** Renders a fragment. Rejects when it can't be loaded, or throws. */
  renderFragment: (request: FragmentRequest, known: RenderInputs) => Promise<RenderedFragment>;
  /** Loads a version of a remote with all its pages and fragments; returns the problems found. */
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

/** What all pages under one registry share. */
interface RegistryResources {
  remotes: RegisteredRemote[];
  routes: DataRoute[];
  handler: StaticHandler;
}

/** Creates the renderer of a process. */
export function createRenderer(options: RendererOptions): Renderer {
  const { limits } = options;
  const { registerHashes, loadEntry } = createEntryLoader(options.deployRoot);
  const loadModule = withMessages(connectFederation(loadEntry));
  const loader = createRemoteLoader({
    loadModule,
    timeoutMs: limits.remoteCode,
    // An overloaded machine is no fault of the remote.
    now: schedulingClock,
    onFailure: options.onLoadFailure,
  });
  const fetchStoreInfo = createStoreInfoFetches();
  const resourcesByRegistry = new WeakMap<Registry, RegistryResources>();

  function resourcesOf(registry: Registry): RegistryResources {
    const known = resourcesByRegistry.get(registry);
    if (known) return known;
    registerHashes(registry);
    const remotes = registeredRemotes(registry);
    const routes = withIds(createRoutes({ remotes, loader }));
    const resources = { remotes, routes, handler: createStaticHandler(routes) };
    resourcesByRegistry.set(registry, resources);
    return resources;
  }

  /** The services that loaders use for one request; the store information is fetched unless it is known. */
  function servicesFor(
    { url, requestId }: Pick<PageRequest, 'url' | 'requestId'>,
    { storeInfo: known, trace }: Pick<RenderInputs, 'storeInfo' | 'trace'>,
    { signal, tags }: RequestScope,
  ): LoaderServices {
    const http = createServerHttp({
      baseUrl: options.apiUrl,
      storeHost: new URL(url).host,
      requestId,
      onHeaders(headers) {
        for (const tag of splitTags(headers[SURROGATE_KEY])) tags.add(tag);
      },
    });
    const traced = trace.client(http);
    let fetched = known && Promise.resolve(known);
    return {
      http: traced,
      storeInfo: () => (fetched ??= fetchStoreInfo(traced, signal, requestId)),
    };
  }

  /** A page's layout, which is the shell's; the browser renders the rest. */
  async function renderLayout(
    resources: RegistryResources,
    request: PageRequest,
    { context: shared, storeInfo }: RenderInputs,
  ): Promise<RenderResult> {
    const { languages } = shared.page;
    const context = await queryWithoutData(resources.handler, request.url);
    if (context instanceof Response) return redirectOf(context, []);
    const fragments = new Map<string, RenderedFragment>();
    const options = { ...resources, context, request, languages, storeInfo, fragments, limits };
    return { kind: 'page', ...(await renderPage(options)), tags: [] };
  }

  async function renderContent(
    resources: RegistryResources,
    request: PageRequest,
    inputs: RenderInputs,
    awaited: AwaitedFragments,
  ): Promise<RenderResult> {
    const { storeInfo: known, trace } = inputs;
    const { languages } = inputs.context.page;
    const { url } = request;
    const signal = AbortSignal.timeout(limits.data);
    const tags = new Set<string>();
    const [context, storeInfo] = await trace.measure('load data', (part) => {
      const services = servicesFor(request, { storeInfo: known, trace: part }, { signal, tags });
      const routerContext = new RouterContextProvider();
      routerContext.set(loaderServices, services);
      return Promise.all([
        queryPage({ handler: resources.handler, url, signal, services: routerContext }),
        services.storeInfo(),
      ]);
    });
    if (context instanceof Response) return redirectOf(context, [...tags]);
    const fragments = await awaited.waitForAll(limits.fragments);
    const options = { ...resources, context, request, languages, storeInfo, fragments, limits };
    const page = await trace.measure('render HTML', () => renderPage(options));
    const ofFragments = page.fragments.flatMap((fragment) => fragment.tags ?? [ANYTHING]);
    return { kind: 'page', ...page, tags: [...new Set([...tags, ...ofFragments])] };
  }

  return {
    async render(request, known, fragments) {
      await loadShellMessages();
      const resources = resourcesOf(known.context.registry);
      return request.hasContent
        ? renderContent(resources, request, known, fragments)
        : renderLayout(resources, request, known);
    },
    async renderFragment(request, { context, storeInfo, trace }) {
      await loadShellMessages();
      const { name, contract, props } = request;
      const provider = findProvider(resourcesOf(context.registry).remotes, { name, contract });
      if (!provider)
        throw new Error(`No remote provides the fragment ${name} under contract ${contract}.`);
      const signal = AbortSignal.timeout(limits.data);
      const tags = new Set<string>();
      const fragment = await renderFragment({
        provider,
        props,
        basename: basenameOf(currentLanguage(), context.page.languages),
        loader,
        servicesFor: (part) => servicesFor(request, { storeInfo, trace: part }, { signal, tags }),
        signal,
        limit: limits.render,
        trace,
      });
      return { ...fragment, tags: [...tags] };
    },
    check(remote, version) {
      registerHashes({ schema: '', microFrontends: { [remote]: [version] } });
      return checkRemote((name) => loadModule(remote, version, name), version.extras);
    },
  };
}

function redirectOf({ headers, status }: Response, tags: string[]): RenderResult {
  return { kind: 'redirect', status, location: headers.get('location') ?? '/', tags };
}
