import fastifyStatic from '@fastify/static';
import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from './config';
import { contentSecurityPolicy } from './content-security-policy';
import { htmlDocument, registryForBrowser } from './document';
import { registryFile } from './registry-source';
import type { RenderResult } from './render';
import { createRenderers } from './renderers';
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
    forceCloseConnections: true,
    // An address that can't be decoded is one of a page that doesn't exist.
    frameworkErrors: (_, __, reply) => void reply.redirect('/404'),
  });
  const registries = registryFile(config.registryFile);
  const rendererFor = createRenderers(config.deployRoot);
  const storeInfo = createStoreInfoCache(config.htmlCacheSeconds);

  await app.register(fastifyStatic, {
    root: config.deployRoot,
    prefix: APPS_PREFIX,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    // Server builds and descriptors lie beside the browser builds and are nobody's business.
    allowedPath: (path) => /^\/?[^/]+\/[^/]+\/browser\/[^/]+$/.test(path),
    setHeaders: (response) => {
      void response.header('access-control-allow-origin', '*');
      void response.header('x-content-type-options', 'nosniff');
    },
  });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/favicon.ico', (_, reply) => reply.code(204).send());
  app.get('/*', sendPage);

  // A form that was sent before the page's scripts were there: its page again, what was sent unread.
  app.addContentTypeParser(
    '*',
    (_, body, done) => void body.resume().once('end', () => done(null)),
  );
  app.post('/*', ({ url }, reply) => reply.redirect(ownPath(url), 303));

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const registry = await registries.current();
    // Not relative to the public address: a path that starts with two slashes would name another host.
    const url = new URL(config.publicUrl + request.url);
    const result = await renderOrNothing(registry, url);
    reply
      .header('content-security-policy', contentSecurityPolicy(registry, config.browserApiUrl))
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
    if (result?.kind === 'redirect') return reply.redirect(result.location, result.status);
    return reply
      .code(result?.status ?? 200)
      .header('cache-control', cacheControl(result))
      .type('text/html; charset=utf-8')
      .send(documentOf(registry, url, result));
  }

  /** The rendered page; nothing when there is no server build, or when it fails: the browser can do it alone. */
  async function renderOrNothing(registry: Registry, url: URL): Promise<RenderResult | undefined> {
    try {
      const render = await rendererFor(registry);
      const result = await render?.({
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

  function cacheControl(page: Page | undefined): string {
    const isPublic = page?.complete && page.status === 200 && config.htmlCacheSeconds > 0;
    return isPublic
      ? `public, max-age=0, s-maxage=${config.htmlCacheSeconds}, stale-while-revalidate=60`
      : 'no-store';
  }

  function documentOf(registry: Registry, url: URL, page: Page | undefined): string {
    const shell = registry.microFrontends[SHELL]?.[0];
    if (!shell) throw new Error('The registry names no shell; publish one first (npm run build).');
    return htmlDocument({
      shell,
      page: {
        registry: registryForBrowser(registry),
        storeInfo: page?.storeInfo,
        apiUrl: config.browserApiUrl,
        rendered: page?.complete
          ? { hydration: page.hydration, versions: page.versions }
          : undefined,
      },
      html: page?.html ?? '',
      meta: page?.meta ?? { title: 'Shop' },
      canonical: url.href,
    });
  }

  return app;
}

/** The path of an address; one that begins with several slashes would name another host. */
function ownPath(url: string): string {
  return url.replace(/^[/\\]+/, '/');
}
