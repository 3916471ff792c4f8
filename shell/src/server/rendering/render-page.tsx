import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createBus, type Host, type PageMeta, type StoreInfoState } from '@storefront/host';
import { currentLanguage } from '@storefront/host/messages';
import { basenameOf, type Languages } from '../../languages/languages';
import { createServerSlot } from '../../fragments/server-slot';
import { createHttp } from '../../http/create-http';
import type { RegisteredRemote } from '../../remotes/registered-remotes';
import { createHref, RouterProvider } from '@storefront/host/router';
import { createStaticRouter, type DataRoute } from '@storefront/host/static-router';
import { Application } from '../../app/application';
import type { HydrationData } from '../../app/page-data';
import { pageMeta } from '../../page/page-meta';
import { isPageHandle } from '../../navigation/page-handle';
import { createStores, type Stores } from '../../state/create-stores';
import type { PageRequest, RenderedFragment, RenderLimits } from '../render-protocol';
import type { PageVersion } from '../document/page-scripts';
import { collectStyles, stylesInHtml, styleTags } from './collected-styles';
import { globalStyles } from './global-styles';
import type { PageContext } from './query-page';
import { renderToHtml } from './render-to-html';
import { hashOfStoreInfo } from './store-info-hash';

/** A page as HTML, with what its document needs. */
export interface RenderedPage {
  status: number;
  /** True when all content was rendered; otherwise the browser renders the page. */
  isComplete: boolean;
  html: string;
  /** The style tags of the HTML. */
  styles: string;
  meta: PageMeta;
  storeInfo: StoreInfoState | undefined;
  hydration: HydrationData;
  /** The remotes' pages in it, including those that are left to the browser. */
  pages: PageVersion[];
  /** The fragments in the HTML. */
  fragments: RenderedFragment[];
  /** Why the page's data is missing; absent when nothing failed. */
  problem?: string;
}

interface RenderPageOptions {
  routes: DataRoute[];
  context: PageContext;
  request: PageRequest;
  languages: Languages | undefined;
  /** The remotes of the registry. */
  remotes: RegisteredRemote[];
  storeInfo: StoreInfoState | undefined;
  /** The fragments that are ready, by their keys. */
  fragments: Map<string, RenderedFragment>;
  limits: RenderLimits;
}

/** Renders a page whose data has loaded. Rejects when the page throws, or suspends for too long. */
export async function renderPage(page: RenderPageOptions): Promise<RenderedPage> {
  const { context, request, storeInfo } = page;
  const stores = createStores(storeInfo);
  const { loaderData, problem } = context;
  const matches = context.matches.map(({ route: { id, handle }, params }) => ({
    handle: handle as unknown,
    params,
    data: loaderData[id] as unknown,
  }));
  const pages = matches.flatMap(({ handle }) => {
    if (!isPageHandle(handle)) return [];
    return [{ remote: handle.remote, routeId: handle.routeId, version: handle.version() }];
  });
  // Rendered only after the versions were read, because they may change meanwhile.
  const { cache, styles } = collectStyles();
  const used = new Set<RenderedFragment>();
  const FragmentSlot = createServerSlot(page.remotes, (key) => {
    const fragment = page.fragments.get(key);
    if (!fragment || !fits(fragment, stores.storeInfo.getState())) return undefined;
    used.add(fragment);
    return fragment.html;
  });
  const host = { http: createHttp({ baseUrl: '' }), bus: createBus(), FragmentSlot, ...stores };
  const html = await htmlOf(page, host, { stores, cache });
  const fragments = [...used];
  return {
    status: context.statusCode,
    isComplete: context.isComplete && storeInfo?.status === 'loaded',
    html,
    styles: styleTags([
      ...globalStyles,
      ...stylesInHtml([...styles(), ...fragments.flatMap((fragment) => fragment.styles)], html),
    ]),
    meta: pageMeta(matches, {
      url: new URL(request.url),
      href: (path) => createHref(path, basenameOf(currentLanguage(), page.languages)),
      storeInfo: stores.storeInfo.getState(),
    }),
    storeInfo,
    hydration: { loaderData, errors: null },
    pages,
    fragments,
    ...(problem === undefined ? {} : { problem }),
  };
}

/**
 * True for a fragment with the store information of the page, with which the browser hydrates both. A cached
 * one may be older.
 */
function fits({ storeInfoHash }: RenderedFragment, storeInfo: StoreInfoState): boolean {
  return storeInfoHash === undefined || storeInfoHash === hashOfStoreInfo(storeInfo);
}

function htmlOf(
  { routes, context, languages, limits }: RenderPageOptions,
  host: Host,
  { stores, cache }: { stores: Stores; cache: EmotionCache },
): Promise<string> {
  const router = createStaticRouter(
    routes,
    context.location,
    context,
    basenameOf(currentLanguage(), languages),
  );
  return renderToHtml(
    <CacheProvider value={cache}>
      <Application host={host} shellStores={stores} languages={languages}>
        <RouterProvider router={router} />
      </Application>
    </CacheProvider>,
    limits.render,
  );
}
