import fastifyStatic from '@fastify/static';
import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import {
  appsWithCanary,
  registryForAnyVisitor,
} from '@storefront/shared/contracts/served-versions';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  allowedOverrides,
  overridesOf,
  withOverrides,
  withOverridesIn,
} from '../development/overrides';
import type { Config } from './config';
import { contentSecurityPolicy } from './content-security-policy';
import { htmlDocument, registryForBrowser } from './document';
import { visitorOf } from '../remotes/visitor';
import { registryFile } from './registry-source';
import type { RenderResult } from './render';
import { endConnectionsOnceAnswered } from './end-connections';
import { createRenderers, type ShellRenderer } from './renderers';
import { reportRoutes } from './reports.routes';
import { createServedRegistries } from './served-registries';
import { createStoreInfoCache } from './store-info-cache';

/** Time for the data of a page; a slower one goes out without content. */
const RENDER_BUDGET = 2_000;

/** Where the published versions' browser builds are served. */
export const APPS_PREFIX = '/apps/';

type Page = Extract<RenderResult, { kind: 'page' }>;

/** Builds the page server: the remotes' files, and every page of the shop. */
export async function createPageServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn' },
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    // An address that can't be decoded is one of a page that doesn't exist.
    frameworkErrors: (_, __, reply) => void reply.redirect('/404'),
  });
  endConnectionsOnceAnswered(app);
  const registries = registryFile(config.registryFile);
  const rendererFor = createRenderers(config.deployRoot);
  const registryForVisitor = createServedRegistries();
  const storeInfo = createStoreInfoCache(config.htmlCacheSeconds);

  await app.register(fastifyStatic, {
    root: config.deployRoot,
    prefix: APPS_PREFIX,
    decorateReply: false,
    immutable: true,
    preCompressed: true,
    maxAge: '365d',
    // Server builds and descriptors lie beside the browser builds and are nobody's business.
    allowedPath: (path) => /^\/?[^/]+\/[^/]+\/browser\/[^/]+$/.test(path),
    setHeaders: (response) => {
      void response.header('access-control-allow-origin', '*');
      void response.header('timing-allow-origin', '*');
      void response.header('x-content-type-options', 'nosniff');
    },
  });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  await app.register(reportRoutes, { config, registries });
  app.get('/*', sendPage);

  // A form that was sent before the page's scripts were there: its page again, what was sent unread.
  app.addContentTypeParser(
    '*',
    (_, body, done) => void body.resume().once('end', () => done(null)),
  );
  app.post('/*', ({ url }, reply) => reply.redirect(ownPath(url), 303));

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const published = await registries.current();
    // Not relative to the public address: a path that starts with two slashes would name another host.
    const url = new URL(config.publicUrl + request.url);
    const overrides = allowedOverrides(overridesOf(url), published, config.overrideOrigins);
    const watched = appsWithCanary(published);
    const visitor = watched.length > 0 ? visitorOf(request.headers.cookie) : undefined;
    const registry = registryForVisitor(published, visitor);
    const renderer = await rendererOrNothing(registry);
    // What comes from somebody's own machine is for their browser alone.
    const result =
      overrides.length === 0 ? await renderOrNothing(renderer, registry, url) : undefined;
    reply
      .header(
        'content-security-policy',
        contentSecurityPolicy(withOverrides(published, overrides), config.browserApiUrl),
      )
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
    if (result?.kind === 'redirect') return reply.redirect(result.location, result.status);

    const shell = registry.microFrontends[SHELL]?.[0];
    if (!shell) throw new Error('The registry names no shell; publish one first (npm run build).');
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
      canonical: withOverridesIn(url.href, []),
    });
    return reply
      .code(result?.status ?? 200)
      .header('cache-control', cacheControl(result, watched))
      .type('text/html; charset=utf-8')
      .send(document);
  }

  async function rendererOrNothing(registry: Registry): Promise<ShellRenderer | undefined> {
    try {
      return await rendererFor(registry);
    } catch (error) {
      app.log.error(error, 'the server build of the shell could not be loaded');
      return undefined;
    }
  }

  /** The rendered page; nothing when there is no server build, or when it fails: the browser can do it alone. */
  async function renderOrNothing(
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
        signal: AbortSignal.timeout(RENDER_BUDGET),
      });
      if (result?.kind === 'page') storeInfo.keep(result.storeInfo);
      return result;
    } catch (error) {
      app.log.error(error, `${url.pathname} could not be rendered`);
      return undefined;
    }
  }

  /** A page that differs from visitor to visitor, because of a canary, is kept by nobody else. */
  function cacheControl(page: Page | undefined, watched: string[]): string {
    if (!page?.complete || page.status !== 200 || config.htmlCacheSeconds === 0) {
      return 'private, no-store';
    }
    const differs = watched.some((name) => name === SHELL || name in page.versions);
    return differs
      ? 'private, no-cache'
      : `public, max-age=0, s-maxage=${config.htmlCacheSeconds}, stale-while-revalidate=60`;
  }

  return app;
}

/** The path of an address; one that begins with several slashes would name another host. */
function ownPath(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
