import { CacheProvider, type EmotionCache } from '@emotion/react';
import { createBus, type PageMeta, type StoreInfoState } from '@storefront/shared/host';
import { createHttp } from '../../http/create-http';
import { createStaticRouter, StaticRouterProvider, type StaticHandler } from 'react-router-dom';
import { Application } from '../../app/application';
import type { HydrationData } from '../../app/page-data';
import { pageMeta } from '../../page/page-meta';
import { isPageHandle } from '../../navigation/delegating-route';
import { createStores, type Stores } from '../../state/create-stores';
import type { PageRequest, RenderLimits } from '../render-protocol';
import type { RemotePage } from '../document/page-scripts';
import { collectStyles } from './collected-styles';
import type { PageContext } from './query-page';
import { renderToHtml } from './render-to-html';

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
  /** The remotes' pages in it, also those that are left to the browser. */
  pages: RemotePage[];
  /** Why the page's data is missing; absent when nothing failed. */
  problem?: string;
}

interface PageToRender {
  handler: StaticHandler;
  context: PageContext;
  request: PageRequest;
  storeInfo: StoreInfoState | undefined;
  limits: RenderLimits;
}

/** Renders a page whose data is there. Rejects when the page throws, or suspends for too long. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
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
  // After the versions, which may change while the page is rendered.
  const { cache, tags } = collectStyles();
  const html = await htmlOf(page, stores, cache);
  return {
    status: context.statusCode,
    isComplete: context.isComplete && storeInfo?.status === 'loaded',
    html,
    styles: tags(),
    meta: pageMeta(matches, {
      url: new URL(request.url),
      storeInfo: stores.storeInfo.getState(),
    }),
    storeInfo,
    hydration: { loaderData, errors: null },
    pages,
    ...(problem === undefined ? {} : { problem }),
  };
}

function htmlOf(
  { handler, context, limits }: PageToRender,
  stores: Stores,
  cache: EmotionCache,
): Promise<string> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const http = createHttp({ baseUrl: '' });
  return renderToHtml(
    <CacheProvider value={cache}>
      <Application host={{ http, bus: createBus(), FragmentSlot: () => null, ...stores }} shellStores={stores}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Application>
    </CacheProvider>,
    limits.render,
  );
}
