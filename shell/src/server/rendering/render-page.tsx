import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { createBus, type PageMeta, type StoreInfoState } from '@storefront/shared/host';
import { createHttp } from '../../http/create-http';
import { createStaticRouter, StaticRouterProvider, type StaticHandler } from 'react-router-dom';
import { Application } from '../../app/application';
import type { HydrationData } from '../../app/page-data';
import { pageMeta } from '../../page/page-meta';
import { isPageHandle } from '../../remotes/delegating-route';
import { createStores, type Stores } from '../../state/create-stores';
import type { PageRequest, RenderLimits } from '../render-protocol';
import type { PageContext } from './query-page';
import { renderToHtml } from './render-to-html';

/** A page as HTML, with what its document needs. */
export interface RenderedPage {
  status: number;
  /** True when all content was rendered; otherwise the browser renders the page. */
  isComplete: boolean;
  html: string;
  meta: PageMeta;
  storeInfo: StoreInfoState | undefined;
  hydration: HydrationData;
  /** The version of each remote on the page. */
  versions: Record<string, string>;
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
  const versions = matches.flatMap(({ handle }) => {
    const version = isPageHandle(handle) ? handle.version() : undefined;
    return isPageHandle(handle) && version !== undefined ? [[handle.remote, version]] : [];
  });
  // After the versions, which may change while the page is rendered.
  const html = await htmlOf(page, stores);
  return {
    status: context.statusCode,
    isComplete: context.isComplete && storeInfo?.status === 'loaded',
    html,
    meta: pageMeta(matches, {
      url: new URL(request.url),
      storeInfo: stores.storeInfo.getState(),
    }),
    storeInfo,
    hydration: { loaderData, errors: null },
    versions: Object.fromEntries(versions) as Record<string, string>,
    ...(problem === undefined ? {} : { problem }),
  };
}

function htmlOf({ handler, context, limits }: PageToRender, stores: Stores): Promise<string> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const http = createHttp({ baseUrl: '' });
  return renderToHtml(
    <CacheProvider value={createCache({ key: 'css' })}>
      <Application host={{ http, bus: createBus(), ...stores }} shellStores={stores}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Application>
    </CacheProvider>,
    limits.render,
  );
}
