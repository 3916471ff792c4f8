import { registryForVisitor } from '@storefront/host/contracts/served-versions';
import type { Http } from '@storefront/host';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { TIME_LIMITS } from '../../remotes/time-limits';
import type { Config } from '../config';
import { createRenderCache, type Rendered } from '../pages/caching/render-cache';
import type { RegistrySource } from '../registry-source';
import { encode } from '../response/encode';
import { hashOf, sendBody, type Body } from '../response/send-body';
import { robotsTxt } from './robots';
import { createSitemaps, PAGES_SITEMAP } from './sitemap';

/** How long a sitemap is cached, here and elsewhere, in seconds. */
const SITEMAP_SECONDS = 3_600;

/** What all cached sitemaps together may take in memory, in bytes: enough for a million products. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** How long crawlers are told to wait while the API doesn't respond, in seconds. */
const RETRY_SECONDS = 60;

interface SearchEngineOptions {
  config: Pick<Config, 'htmlCacheSeconds' | 'publicUrl' | 'languages'>;
  registries: Pick<RegistrySource, 'current'>;
  http: Http;
}

/** What search engines request besides the pages: `/robots.txt`, `/sitemap.xml` and its parts. */
export const searchEngineRoutes: FastifyPluginCallback<SearchEngineOptions> = (
  app,
  { config, registries, http },
  done,
) => {
  const { publicUrl, languages } = config;
  const sitemaps = createSitemaps({ http, publicUrl, languages });
  const isCached = config.htmlCacheSeconds > 0;
  const cache = createRenderCache<Body | undefined>({
    seconds: isCached ? SITEMAP_SECONDS : 0,
    maxBytes: CACHE_BYTES,
    onError: (error) => app.log.error(error, 'sitemap could not be made anew'),
  });

  app.get('/robots.txt', async (request, reply) => {
    const bytes = Buffer.from(robotsTxt(await loadLiveRegistry(), publicUrl, languages));
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
    return sendBody(request, reply, { bytes, encoding: 'identity', hash: hashOf(bytes) });
  });
  app.get('/sitemap.xml', (request, reply) => sendSitemap(request, reply, sitemaps.index));
  app.get(PAGES_SITEMAP, async (request, reply) => {
    const registry = await loadLiveRegistry();
    return sendSitemap(request, reply, (signal) => sitemaps.pages(registry, signal));
  });
  app.get<{ Params: { part: string } }>(
    '/sitemap/products-:part(^[1-9]\\d{0,3}).xml',
    (request, reply) =>
      sendSitemap(request, reply, (signal) =>
        sitemaps.products(Number(request.params.part), signal),
      ),
  );

  /** The registry for visitors who, like crawlers, take part in no canary. */
  async function loadLiveRegistry() {
    return registryForVisitor(await registries.current(), undefined);
  }

  async function sendSitemap(
    request: FastifyRequest,
    reply: FastifyReply,
    make: (signal: AbortSignal) => Promise<string | undefined>,
  ) {
    try {
      const [path = ''] = request.url.split('?');
      const { value: body } = await cache.get(path, () => buildSitemap(make));
      if (!body) return await reply.code(404).send();
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', isCached ? `public, max-age=${SITEMAP_SECONDS}` : 'no-store');
      return await sendBody(request, reply, body);
    } catch (error) {
      app.log.error(error, 'sitemap could not be made');
      return reply.code(503).header('retry-after', RETRY_SECONDS).send();
    }
  }

  /** A sitemap, encoded; one that doesn't exist is cached as well. */
  async function buildSitemap(
    make: (signal: AbortSignal) => Promise<string | undefined>,
  ): Promise<Rendered<Body | undefined>> {
    const renderedAt = Date.now();
    const xml = await make(AbortSignal.timeout(TIME_LIMITS.server.sitemap));
    // Crawlers need no purge: what a sitemap lacks comes within the hour.
    const tags: string[] = [];
    if (xml === undefined) return { value: undefined, cacheSize: 0, renderedAt, tags };
    const bytes = await encode(Buffer.from(xml), 'br', 'cached');
    const body: Body = { bytes, encoding: 'br', hash: hashOf(bytes) };
    return { value: body, cacheSize: bytes.length, renderedAt, tags };
  }

  done();
};
