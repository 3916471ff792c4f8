import { SHELL, type Registry } from '@storefront/host/contracts/registry';
import { pageTag, REGISTRY_TAG } from '@storefront/host/contracts/page-tags';
import { problemHeader, RENDER_PROBLEM, type DeployRoot } from '@storefront/tools/deploy';
import type { RunningSpan, Tracing } from '@storefront/tools/telemetry';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { createHref } from '@storefront/host/router';
import { tagOf } from '../../languages/languages';
import type { Config } from '../config';
import { contentSecurityPolicy } from '../document/content-security-policy';
import { REFUSED_PREVIEW_POLICY, refusedPreview } from '../document/refused-preview';
import type { DeployCopy } from '../published-files/deploy-copy';
import type { Purges } from '../purging/purges';
import type { RegistrySource } from '../registry-source';
import type { ReportTickets } from '../releases/report-ticket';
import type { Visitor } from '../releases/visitor-limit';
import { visitorOfRequest } from '../releases/visitor-of-request';
import type { RenderPool } from '../render-pool/render-pool';
import { pageAttributes } from '../render-pool/span-attributes';
import { createStoreInfoCache } from '../store-info-cache';
import { securityHeaders } from '../response/security-headers';
import { preferredEncoding } from '../response/preferred-encoding';
import { sendBody } from '../response/send-body';
import { cacheHeaders } from './caching/cache-headers';
import { pageCacheKey } from './caching/page-cache-key';
import { createRecentAddresses } from './recent-addresses';
import {
  createRenderCache,
  type RenderCache,
  type CacheLookup,
  type Rendered,
} from './caching/render-cache';
import { createPageRenderer, type Page } from './page-renderer';
import { createPageAddresses, type PageAddress } from './page-addresses';
import { createPreviewSnapshots, PreviewError } from './previews';
import { sameOriginPath } from './same-origin-path';
import { serverTiming } from './server-timing';
import { createTabViews, keepOverrides } from './tab-view';
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
  /** Renders the pages of previews. */
  previewPool: Pick<RenderPool, 'render'>;
  tickets: Pick<ReportTickets, 'issue'>;
  root: DeployRoot;
  /** Fetches a version for a preview; undefined where all of them are on this machine. */
  fetchFolder?: DeployCopy['fetchFolder'] | undefined;
  /** Set to trace renders. */
  tracing?: Tracing | undefined;
  onLookup: (found: CacheLookup) => void;
  purges: Pick<Purges, 'onPurge'>;
}

/** What is served under the current registry, and the pages that were rendered with it. */
interface PageContext {
  served: RegistrySnapshot;
  /** The Content-Security-Policy of pages without overrides. */
  policy: string;
  pages: RenderCache<Page>;
  addressOf: (address: string) => Promise<PageAddress>;
}

/** Of pages with overrides, and of the answer to a preview that can't be shown. */
const FOR_ONE_TAB = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Every page of the shop. */
export const pageRoutes: FastifyPluginCallback<PageRoutesOptions> = (app, options, done) => {
  const { config, registries, pool, previewPool, tickets, root, fetchFolder, purges } = options;
  const { tracing, onLookup } = options;
  const seconds = config.htmlCacheSeconds;
  const storeInfo = createStoreInfoCache(seconds);
  const render = createPageRenderer({ config, pool, previewPool, storeInfo });
  const viewFor = createTabViews({ config, root, policyFor });
  let current: PageContext | undefined;
  const recent = createRecentAddresses(root, (error) =>
    app.log.warn(error, 'the addresses that visitors open can not be kept in the deploy root'),
  );
  app.addHook('onClose', (_, done) => {
    recent.close();
    done();
  });

  purges.onPurge((tags) => {
    current?.pages.purge(tags);
    if (tags.has(pageTag('store'))) storeInfo.purge();
  });

  app.get('/*', sendPage);
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof PreviewError)) throw error;
    return reply
      .code(error.status)
      .headers({ ...securityHeaders(isSecure(request)), ...FOR_ONE_TAB })
      .header('content-security-policy', REFUSED_PREVIEW_POLICY)
      .type('text/html; charset=utf-8')
      .send(refusedPreview(error.message));
  });

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
    const address = await context.addressOf(request.url);
    const { language, basename, url, view, movedTo } = address;
    const hasOverrides = view.overrides.length > 0;
    if (hasOverrides) reply.headers(FOR_ONE_TAB);
    if (movedTo !== undefined) return reply.redirect(movedTo, 301);
    const visitor = context.served.watched.length > 0 ? visitorOfRequest(request) : undefined;
    const span = tracing?.spanOf(request);
    const { value: page, ...rendered } = await pageFor(context.pages, address, {
      visitor,
      request,
      span,
    });
    reply
      .headers(securityHeaders(isSecure(request)))
      .header('content-security-policy', view.policy);
    if (page.kind === 'redirect') {
      // Another spelling of the same page keeps its query, like those above.
      const search = page.status === 301 ? url.search : '';
      const location = createHref(page.location, basename) + search;
      // Browsers would keep a 301 for good, but the page that a product's handle leads to may change.
      if (!hasOverrides) reply.header('cache-control', 'no-cache');
      return reply.redirect(hasOverrides ? keepOverrides(location, url) : location, page.status);
    }
    reply
      .code(page.status)
      .headers(cacheHeaders(page.cacheScope, { ...rendered, seconds, edge: config.edgeCache }))
      .header('content-language', tagOf(language))
      .type('text/html; charset=utf-8');
    if (page.cacheScope !== 'all') reply.headers(serverTiming(span));
    if (page.problem !== undefined) reply.header(RENDER_PROBLEM, problemHeader(page.problem));
    // Never with a page that caches share.
    if (visitor && !hasOverrides && page.cacheScope !== 'all') {
      const options = { isSecure: isSecure(request) };
      const { published } = context.served;
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
      current?.pages.purge(new Set([REGISTRY_TAG]));
      const pages = createRenderCache<Page>({
        seconds,
        maxBytes: CACHE_BYTES,
        onLookup,
        onError: (error) => app.log.error(error, 'page could not be rendered anew'),
      });
      const forEverybody = {
        served: createRegistrySnapshot(published),
        policy: policyFor(published),
        previews: createPreviewSnapshots(published, root, fetchFolder),
      };
      const addressOf = createPageAddresses({
        ...config,
        viewFor: (url) => viewFor(forEverybody, url),
      });
      current = { ...forEverybody, pages, addressOf };
    }
    return current;
  }

  /** The cached page if it is the same for all visitors, otherwise one that is rendered for this request. */
  function pageFor(
    pages: RenderCache<Page>,
    {
      language,
      url,
      view: { served, overrides },
      route: ofEverybody,
      cacheKey: sharedKey,
    }: PageAddress,
    {
      visitor,
      request: { headers, id: requestId },
      span,
    }: {
      /** Who requests the page; undefined without a canary, or without an id. */
      visitor: Visitor | undefined;
      request: Pick<FastifyRequest, 'headers' | 'id'>;
      /** The span of the request, if it is traced. */
      span: RunningSpan | undefined;
    },
  ): Promise<Rendered<Page>> {
    const { apps, query } = ofEverybody;
    const isSharedByVisitors =
      seconds > 0 &&
      overrides.length === 0 &&
      !hasCanaryOn(served, apps) &&
      (query !== undefined || url.search === '');
    const alone = isSharedByVisitors ? undefined : visitor;
    const versions = alone ? visitorVersions(served.published, alone.id) : served.live;
    const route = alone ? versions.routeOf(url.pathname) : ofEverybody;
    const cacheKey = alone ? pageCacheKey(url, route.query) : sharedKey;
    const { registry } = versions;
    span?.describe(pageAttributes(route.owner, registry));
    const encoding = preferredEncoding(headers['accept-encoding']);
    const renderPage = async () => {
      const rendered = await render({
        address: cacheKey,
        language,
        served,
        registry,
        apps: route.apps,
        overrides,
        isSharedByVisitors,
        requestId,
        traceparent: span?.traceparent,
        encoding,
        visitor: alone,
      });
      // Of a page behind the sign-in, whose address may name an order, the shell renders the frame. With a
      // registry of its own, as in a proof, a page server has no visitors.
      const isPublic = route.owner !== SHELL && overrides.length === 0;
      const isVisited = isPublic && config.isRegistryPublished;
      if (isVisited && rendered.value.status === 200) recent.record(cacheKey);
      return rendered;
    };
    return isSharedByVisitors ? pages.get(`${language} ${cacheKey}`, renderPage) : renderPage();
  }

  done();
};
