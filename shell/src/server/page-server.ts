import fastifyStatic from '@fastify/static';
import { pagePaths } from '@storefront/shared/contracts';
import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import {
  appsWithCanary,
  registryForAnyVisitor,
} from '@storefront/shared/contracts/served-versions';
import type { HttpServers } from '@storefront/tools/http-server';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  addressWithOverrides,
  allowedOverrides,
  requestedOverrides,
  withOverrides,
} from '../overrides/overrides';
import { TIME_LIMITS } from '../remotes/time-limits';
import { parseVisitorId } from '../remotes/visitor-cookie';
import { loadReportRoutes } from './canary/load-report.routes';
import type { Config } from './config';
import { contentSecurityPolicy } from './document/content-security-policy';
import { htmlDocument, registryForBrowser } from './document/html-document';
import { healthRoutes } from './health.routes';
import { registryFileSource } from './registry-source';
import type { RenderResult } from './render';
import { createRenderers, type ShellRenderer } from './renderers';
import { createStoreInfoCache } from './store-info-cache';
import { createVisitorRegistries } from './visitor-registries';

/** Where the published versions' browser builds are served. */
export const APPS_PREFIX = '/apps/';

type Page = Extract<RenderResult, { kind: 'page' }>;

/** Builds the page server: the remotes' files, and every page of the shop. */
export async function createPageServer(
  config: Config,
  servers: HttpServers,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn' },
    trustProxy: config.trustProxy,
    serverFactory: servers.create,
    // An address that can't be decoded is that of a page that doesn't exist.
    frameworkErrors: (_, __, reply) => void reply.redirect(pagePaths.notFound),
  });
  const registries = registryFileSource(config.registryFile);
  const rendererFor = createRenderers(config.deployRoot);
  const registryFor = createVisitorRegistries();
  const storeInfo = createStoreInfoCache(config.htmlCacheSeconds);

  await app.register(fastifyStatic, {
    root: config.deployRoot,
    prefix: APPS_PREFIX,
    decorateReply: false,
    immutable: true,
    preCompressed: true,
    maxAge: '365d',
    // Server builds and descriptors are in the same folders and are not public.
    allowedPath: (path) => /^\/?[^/]+\/[^/]+\/browser\/[^/]+$/.test(path),
    setHeaders: (response) => {
      void response.header('access-control-allow-origin', '*');
      void response.header('timing-allow-origin', '*');
      void response.header('x-content-type-options', 'nosniff');
    },
  });

  await app.register(healthRoutes, { config, registries });
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  await app.register(loadReportRoutes, { config, registries });
  app.get('/*', sendPage);

  // A form that was submitted before the page's scripts were loaded: redirects to its page, the body unread.
  app.addContentTypeParser(
    '*',
    (_, body, done) => void body.resume().once('end', () => done(null)),
  );
  app.post('/*', ({ url }, reply) => reply.redirect(sameOriginPath(url), 303));

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const published = await registries.current();
    // Concatenated: as a relative URL, a path that starts with two slashes would name another host.
    const url = new URL(config.publicUrl + request.url);
    const overrides = allowedOverrides(requestedOverrides(url), published, config.overrideOrigins);
    const watched = appsWithCanary(published);
    const visitor = watched.length > 0 ? parseVisitorId(request.headers.cookie) : undefined;
    const registry = registryFor(published, visitor);
    const renderer = await loadRenderer(registry);
    // Overridden remotes come from a developer's machine and run only in the browser.
    const result = overrides.length === 0 ? await renderPage(renderer, registry, url) : undefined;
    reply
      .header(
        'content-security-policy',
        contentSecurityPolicy(withOverrides(published, overrides), config.browserApiUrl),
      )
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
    if (result?.kind === 'redirect') return reply.redirect(result.location, result.status);

    const shell = registry.microFrontends[SHELL]?.[0];
    if (!shell) throw new Error('The registry has no shell; publish one first (npm run build).');
    const document = (renderer?.htmlDocument ?? htmlDocument)({
      shell,
      page: {
        shell: { version: shell.metadata.version, url: shell.url },
        registry: withOverrides(registryForBrowser(registryForAnyVisitor(published)), overrides),
        watched,
        overrides,
        storeInfo: result?.storeInfo,
        apiUrl: config.browserApiUrl,
        rendered: result?.complete
          ? { hydration: result.hydration, versions: result.versions }
          : undefined,
      },
      html: result?.html ?? '',
      meta: result?.meta ?? { title: 'Shop' },
      canonical: addressWithOverrides(url.href, []),
    });
    return reply
      .code(result?.status ?? 200)
      .header('cache-control', cacheControl(result, watched))
      .type('text/html; charset=utf-8')
      .send(document);
  }

  async function loadRenderer(registry: Registry): Promise<ShellRenderer | undefined> {
    try {
      return await rendererFor(registry);
    } catch (error) {
      app.log.error(error, 'the server build of the shell could not be loaded');
      return undefined;
    }
  }

  /** The rendered page; undefined without a server build or after an error: the browser renders it then. */
  async function renderPage(
    renderer: ShellRenderer | undefined,
    registry: Registry,
    url: URL,
  ): Promise<RenderResult | undefined> {
    try {
      const result = await renderer?.render({
        url: url.href,
        registry,
        apiUrl: config.apiUrl,
        storeHost: url.host,
        storeInfo: storeInfo.get(),
        signal: AbortSignal.timeout(TIME_LIMITS.server.page),
      });
      if (result?.kind === 'page') storeInfo.set(result.storeInfo);
      return result;
    } catch (error) {
      app.log.error(error, `${url.pathname} could not be rendered`);
      return undefined;
    }
  }

  /** Shared caches may keep a complete page, unless a canary makes it differ between visitors. */
  function cacheControl(page: Page | undefined, watched: string[]): string {
    if (!page?.complete || page.status !== 200 || config.htmlCacheSeconds === 0) {
      return 'private, no-store';
    }
    const isPersonal = watched.some((name) => name === SHELL || name in page.versions);
    return isPersonal
      ? 'private, no-cache'
      : `public, max-age=0, s-maxage=${config.htmlCacheSeconds}, stale-while-revalidate=60`;
  }

  return app;
}

/** The path with one leading slash; several would name another host. */
function sameOriginPath(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
