import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { API_PREFIX } from '@storefront/host/contracts';
import { matchRoutes } from '@storefront/host/router';
import { RENDER_PROBLEM } from '@storefront/tools/deploy/development-version';
import type { Configuration } from 'webpack-dev-server';
import { pageDataIn } from '../../shop/page-data';
import type { RunningShop } from '../../shop/running-shop';
import { localHeaders, pageHeaders } from './rewrite-headers';
import { rewritePage, type LocalParts, type LocalRemote, type Origins } from './rewrite-page';
import { rewriteRequestHeaders } from './rewrite-request-headers';
import type { Edit, ShopRendering } from './shop-rendering';

/** The shop's 404 page, to which it may redirect: its frame without any remote. */
const BLANK_PAGE = '/404';

/** The path of published files, which no preview changes. */
const PUBLISHED_FILES = '/apps/';

/** How a page server refuses a preview. */
const REFUSED_PREVIEW = [403, 404, 410];

/** What the browser renders alone. */
const NOT_RENDERED: Edit = { number: 0, preview: undefined };

interface ShopProxyOptions extends LocalParts {
  /** Origin of the development server. */
  local: string;
  /** Undefined if the shop doesn't render the remote from source. */
  rendering: ShopRendering | undefined;
}

/** Forwards API calls to a shop's API and everything else to the shop, and rewrites its pages. */
export function shopProxy(
  { shop, api }: RunningShop,
  { local, rendering, ...parts }: ShopProxyOptions,
): NonNullable<Configuration['proxy']> {
  const edits = new WeakMap<IncomingMessage, Edit>();
  const common = {
    changeOrigin: true,
    logLevel: 'warn' as const,
    onProxyReq: (request: Parameters<typeof rewriteRequestHeaders>[0]) =>
      rewriteRequestHeaders(request, shop),
  };

  /** The address of a page with the preview of the current edit, once there is one. */
  async function withPreview(address: string, request: IncomingMessage): Promise<string> {
    if (!rendering || request.method !== 'GET' || address.startsWith(PUBLISHED_FILES))
      return address;
    const edit = await rendering.current();
    edits.set(request, edit);
    if (!edit.preview) return address;
    const query = new URLSearchParams([edit.preview.parameter]);
    return `${address}${address.includes('?') ? '&' : '?'}${query}`;
  }

  return [
    { ...common, context: [API_PREFIX], target: api },
    {
      ...common,
      context: ['/'],
      target: shop,
      pathRewrite: withPreview,
      selfHandleResponse: true,
      onProxyRes: (upstream, request, response) => {
        const edit = edits.get(request) ?? NOT_RENDERED;
        const { originalUrl: address } = request;
        const page = { address, edit, rendering, origins: { shop, local }, parts };
        void passOn(upstream, response, page).catch((error: unknown) => {
          console.error(
            `The shop's response for ${address} could not be passed on; load the page again.`,
            error,
          );
          response.destroy();
        });
      },
    },
  ];
}

interface RequestedPage {
  /** As the browser requested it. */
  address: string;
  /** With which it was requested from the shop. */
  edit: Edit;
  rendering: ShopRendering | undefined;
  origins: Origins;
  parts: LocalParts;
}

async function passOn(
  upstream: IncomingMessage,
  response: ServerResponse,
  page: RequestedPage,
): Promise<void> {
  const { address, edit, rendering, origins, parts } = page;
  function sendPage(status: number, headers: IncomingMessage['headers'], html: string) {
    response.writeHead(status, pageHeaders(headers, origins));
    response.end(rewritePage(html, origins, parts, edit));
  }

  const { statusCode = 502, headers } = upstream;
  if (headers['content-type']?.startsWith('text/html')) {
    const html = await text(upstream);
    if (edit.preview && pageDataIn(html) === undefined && REFUSED_PREVIEW.includes(statusCode)) {
      rendering?.onRefused(edit, origins.shop);
      response.writeHead(307, { location: address, 'cache-control': 'no-store' }).end();
      return;
    }
    if (edit.preview) rendering?.onAccepted(edit.preview);
    const problem = headers[RENDER_PROBLEM];
    if (typeof problem === 'string') {
      console.error(
        `The shop’s server could not render ${address}, so the browser does. ${decodeURIComponent(problem)}`,
      );
    }
    sendPage(statusCode, headers, html);
    return;
  }
  const local = localHeaders(headers, origins, edit.preview);
  const isUnknown = !edit.preview && local.location === origins.local + BLANK_PAGE;
  if (isUnknown && isPageOf(parts.remote, address)) {
    // Uncompressed, because its headers are passed on.
    const blank = await fetch(origins.shop + BLANK_PAGE, {
      headers: { 'accept-encoding': 'identity' },
    });
    sendPage(200, Object.fromEntries(blank.headers), await blank.text());
  } else {
    response.writeHead(statusCode, local);
    upstream.pipe(response);
  }
}

function isPageOf({ version }: LocalRemote, address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost');
  const patterns = version.extras.routes.map(({ path }) => ({ path }));
  return matchRoutes(patterns, pathname) !== null;
}
