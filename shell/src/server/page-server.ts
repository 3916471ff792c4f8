import { setTimeout as delay } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import { pagePaths } from '@storefront/shared/contracts';
import { SHELL, type RemoteVersion } from '@storefront/shared/contracts/registry';
import {
  appsWithCanary,
  registryForAnyVisitor,
  registryForVisitor,
} from '@storefront/shared/contracts/served-versions';
import type { HttpServers } from '@storefront/tools/http-server';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { PageData } from '../app/page-data';
import {
  addressWithOverrides,
  allowedOverrides,
  requestedOverrides,
  withOverrides,
} from '../overrides/overrides';
import { TIME_LIMITS } from '../remotes/time-limits';
import { parseVisitorId } from '../remotes/visitor-cookie';
import { createCanaryMonitor } from './canary/canary-monitor';
import { createHaltFailingCanary } from './canary/halt-failing-canary';
import { loadReportRoutes } from './canary/load-report.routes';
import type { Config } from './config';
import { contentSecurityPolicy } from './document/content-security-policy';
import { htmlDocument, registryForBrowser } from './document/html-document';
import { healthRoutes } from './health.routes';
import { registryFileSource } from './registry-source';
import { createRenderPool, type ServerFault } from './render-pool/render-pool';
import type { PageResponse } from './render-protocol';
import { bodyOf, hashOf, sendBody } from './response/send-body';
import { createStoreInfoCache } from './store-info-cache';

/** Where the published versions' browser builds are served. */
export const APPS_PREFIX = '/apps/';

type Page = Extract<PageResponse, { kind: 'page' }>;

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
  const storeInfo = createStoreInfoCache(config.htmlCacheSeconds);
  const monitor = createCanaryMonitor();
  const haltFailingCanary = createHaltFailingCanary({ config, monitor, log: app.log });
  const pool = createRenderPool({
    deployRoot: config.deployRoot,
    apiUrl: config.apiUrl,
    memoryMb: config.renderMemoryMb,
    onFault: (fault) => void recordFault(fault),
    onProblem: (problem) => app.log.error(problem, 'page sent without server-rendered content'),
  });
  app.addHook('onReady', warmUp);
  app.addHook('onClose', () => pool.close());

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
  const { reportsMax } = config;
  await app.register(loadReportRoutes, { registries, monitor, haltFailingCanary, reportsMax });
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
    const registry = registryForVisitor(published, visitor);
    const shell = registry.microFrontends[SHELL]?.[0];
    if (!shell) throw new Error('The registry has no shell; publish one first (npm run build).');
    const page = {
      shell: { version: shell.metadata.version, url: shell.url },
      registry: withOverrides(registryForBrowser(registryForAnyVisitor(published)), overrides),
      watched,
      overrides,
      apiUrl: config.browserApiUrl,
    };
    const canonical = addressWithOverrides(url.href, []);
    const result = await pool.render({
      url: url.href,
      canonical,
      published,
      registry,
      page,
      storeInfo: storeInfo.get(),
      // Overridden remotes come from a developer's machine and run only in the browser.
      hasContent: overrides.length === 0,
    });
    reply
      .header(
        'content-security-policy',
        contentSecurityPolicy(withOverrides(published, overrides), config.browserApiUrl),
      )
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
    if (result?.kind === 'redirect') return reply.redirect(result.location, result.status);
    if (result?.storeInfo) storeInfo.set(result.storeInfo);
    const document = result
      ? Buffer.from(result.document.buffer, result.document.byteOffset, result.document.byteLength)
      : Buffer.from(emptyDocument(shell, page, canonical));
    const caching = cacheControl(result, watched);
    const isPublic = caching.startsWith('public');
    reply
      .code(result?.status ?? 200)
      .header('cache-control', caching)
      .type('text/html; charset=utf-8');
    return sendBody(request, reply, {
      ...bodyOf(document),
      hash: isPublic ? hashOf(document) : undefined,
    });
  }

  /** Logs a version's fault, and takes the visitors of a canary away that has too many. */
  async function recordFault({ name, version, message, isBlocked }: ServerFault): Promise<void> {
    app.log.error(
      { app: name, version: version.metadata.version, message },
      isBlocked
        ? 'version is no longer rendered on the server after repeated faults; deploy or promote it again'
        : 'version at fault on the server',
    );
    const registry = await registries.current();
    monitor.recordServerFault(registry, name, version.metadata.version);
    await haltFailingCanary(registry, name);
  }

  /** Lets the first page find its process ready. Without a registry, the first page says what is wrong. */
  async function warmUp(): Promise<void> {
    try {
      await Promise.race([
        pool.serve(await registries.current()),
        delay(TIME_LIMITS.server.warmUp),
      ]);
    } catch (error) {
      app.log.error(error);
    }
  }

  /** Shared caches may keep a complete page, unless a canary makes it differ between visitors. */
  function cacheControl(page: Page | undefined, watched: string[]): string {
    if (!page?.isComplete || page.status !== 200 || config.htmlCacheSeconds === 0) {
      return 'private, no-store';
    }
    const isPersonal = watched.some((name) => name === SHELL || Object.hasOwn(page.versions, name));
    return isPersonal
      ? 'private, no-cache'
      : `public, max-age=0, s-maxage=${config.htmlCacheSeconds}, stale-while-revalidate=60`;
  }

  return app;
}

/** A page that is rendered in the browser alone, for when not even the shell's layout could be rendered. */
function emptyDocument(
  shell: RemoteVersion,
  page: Omit<PageData, 'storeInfo' | 'rendered'>,
  canonical: string,
): string {
  return htmlDocument({
    shell,
    page: { ...page, storeInfo: undefined, rendered: undefined },
    html: '',
    meta: { title: 'Shop' },
    canonical,
  });
}

/** The path with one leading slash; several would name another host. */
function sameOriginPath(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
