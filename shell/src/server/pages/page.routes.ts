import type { Registry } from '@storefront/shared/contracts/registry';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import {
  allowedOverrides,
  requestedOverrides,
  withOverrides,
  type Override,
} from '../../overrides/overrides';
import type { Config } from '../config';
import { contentSecurityPolicy } from '../document/content-security-policy';
import type { RegistrySource } from '../registry-source';
import type { ReportTickets } from '../releases/report-ticket';
import type { Visitor } from '../releases/visitor-limit';
import { visitorOfRequest } from '../releases/visitor-of-request';
import type { RenderPool } from '../render-pool/render-pool';
import { securityHeaders } from '../response/security-headers';
import { preferredEncoding } from '../response/preferred-encoding';
import { sendBody } from '../response/send-body';
import { cacheControl } from './cache-control';
import { pageCacheKey } from './page-cache-key';
import {
  createRenderCache,
  type RenderCache,
  type CacheLookup,
  type Rendered,
} from './render-cache';
import { createPageRenderer, type Page } from './page-renderer';
import {
  hasCanaryOn,
  createRegistrySnapshot,
  visitorVersions,
  type RegistrySnapshot,
} from './registry-snapshot';

/** What all cached pages together may take in memory, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

interface PageRoutesOptions {
  config: Config;
  registries: Pick<RegistrySource, 'current'>;
  pool: Pick<RenderPool, 'render'>;
  tickets: Pick<ReportTickets, 'issue'>;
  onLookup: (found: CacheLookup) => void;
}

/** What is served under the current registry, and the pages that were rendered with it. */
interface PageContext {
  served: RegistrySnapshot;
  /** The Content-Security-Policy of pages without overrides. */
  policy: string;
  pages: RenderCache<Page>;
}

/** Every page of the shop. */
export const pageRoutes: FastifyPluginCallback<PageRoutesOptions> = (app, options, done) => {
  const { config, registries, pool, tickets, onLookup } = options;
  const seconds = config.htmlCacheSeconds;
  const render = createPageRenderer({ config, pool });
  let current: PageContext | undefined;

  app.get('/*', sendPage);

  // A form that was submitted before the page's scripts were loaded: redirects to its page, without reading
  // the body.
  app.addContentTypeParser(
    '*',
    (_, body, done) => void body.resume().once('end', () => done(null)),
  );
  app.post('/*', ({ url }, reply) => reply.redirect(sameOriginPath(url), 303));

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const sameOrigin = sameOriginPath(request.url);
    if (sameOrigin !== request.url) return reply.redirect(sameOrigin, 301);
    const context = contextFor(await registries.current());
    const { published, live } = context.served;
    const url = new URL(config.publicUrl + request.url);
    const path = sameOriginPath(live.routeOf(url.pathname).path);
    // Compared with the path as it was sent, from which a URL already leaves out dots.
    if (path !== request.url.split(/[?#]/, 1)[0]) return reply.redirect(path + url.search, 301);
    const overrides = allowedOverrides(requestedOverrides(url), published, config.overrideOrigins);
    const visitor = context.served.watched.length > 0 ? visitorOfRequest(request) : undefined;
    const { value: page, renderedAt } = await pageFor(context, url, {
      overrides,
      visitor,
      request,
    });
    reply
      .headers(securityHeaders(isSecure(request)))
      .header(
        'content-security-policy',
        overrides.length === 0 ? context.policy : policyFor(withOverrides(published, overrides)),
      );
    if (page.kind === 'redirect') {
      // Another spelling of the same page keeps its query, like those above.
      const search = page.status === 301 ? url.search : '';
      return reply.redirect(page.location + search, page.status);
    }
    reply
      .code(page.status)
      .header('cache-control', cacheControl(page.cacheScope, { seconds, renderedAt }))
      .type('text/html; charset=utf-8');
    // Never with a page that caches share.
    if (visitor && page.cacheScope !== 'all') {
      const options = { isSecure: isSecure(request) };
      reply.header('set-cookie', await tickets.issue(published, visitor, options));
    }
    return sendBody(request, reply, page.body);
  }

  function policyFor(registry: Registry): string {
    return contentSecurityPolicy(registry, config);
  }

  /** True for a shop that is reached over TLS, here or at the proxy in front. */
  function isSecure({ protocol }: FastifyRequest): boolean {
    return protocol === 'https' || config.publicUrl.startsWith('https:');
  }

  /** Starts without cached pages whenever the registry has changed. */
  function contextFor(published: Registry): PageContext {
    if (current?.served.published !== published) {
      const pages = createRenderCache<Page>({
        seconds,
        maxBytes: CACHE_BYTES,
        onLookup,
        onError: (error) => app.log.error(error, 'page could not be rendered anew'),
      });
      current = { served: createRegistrySnapshot(published), policy: policyFor(published), pages };
    }
    return current;
  }

  /** The cached page if it is the same for all visitors, otherwise one that is rendered for this request. */
  function pageFor(
    { served, pages }: PageContext,
    url: URL,
    {
      overrides,
      visitor,
      request: { headers, id: requestId },
    }: {
      overrides: Override[];
      /** Who requests the page; undefined without a canary, or without an id. */
      visitor: Visitor | undefined;
      request: Pick<FastifyRequest, 'headers' | 'id'>;
    },
  ): Promise<Rendered<Page>> {
    const { apps, query } = served.live.routeOf(url.pathname);
    const isSharedByVisitors =
      seconds > 0 &&
      overrides.length === 0 &&
      !hasCanaryOn(served, apps) &&
      (query !== undefined || url.search === '');
    const alone = isSharedByVisitors ? undefined : visitor;
    const versions = alone ? visitorVersions(served.published, alone.id) : served.live;
    const route = versions.routeOf(url.pathname);
    const cacheKey = pageCacheKey(url, route.query);
    const { registry } = versions;
    const encoding = preferredEncoding(headers['accept-encoding']);
    const renderPage = () =>
      render({
        address: cacheKey,
        served,
        registry,
        apps: route.apps,
        overrides,
        isSharedByVisitors,
        requestId,
        encoding,
        visitor: alone,
      });
    return isSharedByVisitors ? pages.get(cacheKey, renderPage) : renderPage();
  }

  done();
};

/** The path with one leading slash; several would name another host. */
function sameOriginPath(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
