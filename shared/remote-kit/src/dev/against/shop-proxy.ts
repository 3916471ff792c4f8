import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { API_PREFIX } from '@storefront/host/contracts';
import { matchRoutes } from '@storefront/host/router';
import type { Configuration } from 'webpack-dev-server';
import type { RunningShop } from '../../shop/running-shop';
import { localHeaders, pageHeaders } from './rewrite-headers';
import { rewritePage, type LocalRemote, type Origins } from './rewrite-page';
import { rewriteRequestHeaders } from './rewrite-request-headers';

/** The shop's 404 page, to which it may redirect: its frame without any remote. */
const BLANK_PAGE = '/404';

/** Forwards API calls to a shop's API and everything else to the shop, and rewrites its pages. */
export function shopProxy(
  { shop, api }: RunningShop,
  local: string,
  remote: LocalRemote,
): NonNullable<Configuration['proxy']> {
  const common = {
    changeOrigin: true,
    logLevel: 'warn' as const,
    onProxyReq: (request: Parameters<typeof rewriteRequestHeaders>[0]) =>
      rewriteRequestHeaders(request, shop),
  };
  return [
    { ...common, context: [API_PREFIX], target: api },
    {
      ...common,
      context: ['/'],
      target: shop,
      selfHandleResponse: true,
      onProxyRes: (upstream, { originalUrl }, response) => {
        void passOn(upstream, originalUrl, response, { shop, local }, remote).catch(
          (error: unknown) => {
            console.error(
              `The shop's response for ${originalUrl} could not be passed on; load the page again.`,
              error,
            );
            response.destroy();
          },
        );
      },
    },
  ];
}

async function passOn(
  upstream: IncomingMessage,
  address: string,
  response: ServerResponse,
  origins: Origins,
  remote: LocalRemote,
): Promise<void> {
  function sendPage(status: number, headers: IncomingMessage['headers'], html: string) {
    response.writeHead(status, pageHeaders(headers, origins));
    response.end(rewritePage(html, origins, remote));
  }

  const { statusCode = 502, headers } = upstream;
  if (headers['content-type']?.startsWith('text/html')) {
    sendPage(statusCode, headers, await text(upstream));
  } else if (isUnknownPage(headers, origins) && isPageOf(remote, address)) {
    // Uncompressed, because its headers are passed on.
    const blank = await fetch(origins.shop + BLANK_PAGE, {
      headers: { 'accept-encoding': 'identity' },
    });
    sendPage(200, Object.fromEntries(blank.headers), await blank.text());
  } else {
    response.writeHead(statusCode, localHeaders(headers, origins));
    upstream.pipe(response);
  }
}

function isUnknownPage({ location }: IncomingMessage['headers'], { shop }: Origins): boolean {
  return location !== undefined && new URL(location, shop).href === shop + BLANK_PAGE;
}

function isPageOf({ version }: LocalRemote, address: string): boolean {
  const { pathname } = new URL(address, 'http://localhost');
  const patterns = version.extras.routes.map(({ path }) => ({ path }));
  return matchRoutes(patterns, pathname) !== null;
}
