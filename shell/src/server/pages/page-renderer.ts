import { SHELL, type Registry, type RemoteVersion } from '@storefront/host/contracts/registry';
import { ANYTHING, pageTag, REGISTRY_TAG } from '@storefront/host/contracts/page-tags';
import { isDevelopmentVersion } from '@storefront/tools/deploy';
import type { PageData } from '../../app/page-data';
import { isOriginOverride, withOrigins, type Override } from '../../overrides/overrides';
import type { Config } from '../config';
import { htmlDocument } from '../document/html-document';
import type { Visitor } from '../releases/visitor-limit';
import type { RenderPool } from '../render-pool/render-pool';
import { loadShellMessages } from '../../messages/load-shell-messages';
import { inLanguage } from '../rendering/render-language';
import type { PageResponse } from '../render-protocol';
import { encode, type ContentEncoding } from '../response/encode';
import { hashOf, type Body } from '../response/send-body';
import type { StoreInfoCache } from '../store-info-cache';
import type { Rendered } from './caching/render-cache';
import { hasCanaryOn, type RegistrySnapshot } from './registry-snapshot';

/** A page as it is sent, with what went wrong if it is still developed, or a redirect to one. */
export type Page =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; cacheScope: CacheScope; body: Body; problem?: string };

/** Who else may cache a page: any cache; the visitor's browser, which revalidates it each time; nobody. */
export type CacheScope = 'all' | 'visitor' | 'nobody';

/** A page to render. */
interface PageRenderRequest {
  /** The part of its URL that the page depends on. */
  address: string;
  language: string;
  served: RegistrySnapshot;
  /** The versions that it is rendered with. */
  registry: Registry;
  /** The apps that render something on it. */
  apps: string[];
  overrides: Override[];
  /** True for a page that is the same for all visitors: it may be cached here. */
  isSharedByVisitors: boolean;
  /** The id of the first request for it. */
  requestId: string;
  /** The span of that request, if it is traced. */
  traceparent: string | undefined;
  /** The encoding that the client prefers. */
  encoding: ContentEncoding;
  /** Who the page is for, if it isn't the same for all and they have an id. */
  visitor: Visitor | undefined;
}

/** The encoding of cached pages: few clients want another one, and plain text takes five times the memory. */
const CACHED_ENCODING = 'br';

interface PageRendererOptions {
  config: Pick<Config, 'htmlCacheSeconds' | 'publicUrl' | 'browserApiUrl' | 'languages'>;
  pool: Pick<RenderPool, 'render'>;
  /** Renders the pages of previews. */
  previewPool: Pick<RenderPool, 'render'>;
  storeInfo: StoreInfoCache;
}

/** Creates the function that renders pages as they are sent. */
export function createPageRenderer({ config, pool, previewPool, storeInfo }: PageRendererOptions) {
  async function render(request: PageRenderRequest): Promise<Rendered<Page>> {
    const { address, served, registry, overrides, isSharedByVisitors, requestId } = request;
    const { language, traceparent, encoding, visitor } = request;
    const renderedAt = Date.now();
    const keepStoreInfo = storeInfo.expect(language);
    const isPreview = !overrides.every(isOriginOverride);
    const shell = registry.microFrontends[SHELL]?.[0];
    if (!shell) throw new Error('The registry has no shell; publish one first (npm run build).');
    const data = {
      shell: {
        ...shell.metadata,
        // The entry brings the hashes of the scripts that it loads.
        ...(shell.extras.entryHasHashes && { integrity: {} }),
        url: shell.url,
        libraries: shell.extras.libraries?.url,
      },
      registry: withOrigins(served.forBrowser, overrides),
      watched: served.watched,
      overrides,
      ...(config.languages.length > 1 && { languages: config.languages }),
      apiUrl: config.browserApiUrl,
    };
    const url = config.publicUrl + address;
    const response = await (isPreview ? previewPool : pool).render({
      url,
      canonical: url,
      language,
      published: served.published,
      registry,
      data,
      storeInfo: storeInfo.get(language),
      requestId,
      traceparent,
      visitor,
      encoding: isSharedByVisitors ? CACHED_ENCODING : encoding,
      use: isSharedByVisitors ? 'cached' : 'once',
      // Remotes from another origin come from a developer's machine and run only in the browser.
      hasContent: !overrides.some(isOriginOverride),
    });
    if (!response) {
      const bytes = await inLanguage(language, async () => {
        await loadShellMessages();
        return Buffer.from(emptyDocument(shell, data, url));
      });
      const body: Body = { bytes, encoding: 'identity' };
      const value: Page = { kind: 'page', status: 200, cacheScope: 'nobody', body };
      return { renderedAt, value, tags: [] };
    }
    const { tags: ofData = [ANYTHING] } = response;
    const tags = [...new Set([...ofData, pageTag('store'), REGISTRY_TAG])];
    if (response.kind === 'redirect') {
      return { renderedAt, value: response, tags, ...(isSharedByVisitors && { cacheSize: 0 }) };
    }
    // What the code of a preview returns stays in previews.
    if (response.storeInfo && !isPreview) keepStoreInfo(response.storeInfo);
    return { renderedAt, tags, ...(await encodedPage(response, request)) };
  }

  async function encodedPage(
    response: Extract<PageResponse, { kind: 'page' }>,
    { served, apps, overrides, isSharedByVisitors }: PageRenderRequest,
  ): Promise<Pick<Rendered<Page>, 'value' | 'cacheSize'>> {
    const { status, isComplete } = response;
    const differsByVisitor = hasCanaryOn(served, apps);
    const isCached = config.htmlCacheSeconds > 0 && overrides.length === 0;
    const isCacheable = isCached && isComplete && status === 200;
    const cacheScope = !isCacheable ? 'nobody' : differsByVisitor ? 'visitor' : 'all';
    const isCachedHere = isSharedByVisitors && isComplete && !differsByVisitor;
    const body = await bodyOf(response, isCachedHere);
    const hash = cacheScope === 'all' ? hashOf(body.bytes) : undefined;
    return {
      value: {
        kind: 'page',
        status,
        cacheScope,
        body: { ...body, hash },
        ...problemOf(response, overrides),
      },
      ...(isCachedHere ? { cacheSize: body.bytes.length } : {}),
    };
  }

  return render;
}

/** Why the content of a page is missing: for those who develop it alone. */
function problemOf({ problem }: { problem?: string }, overrides: Override[]) {
  const isDeveloped = overrides.some(
    (override) => !isOriginOverride(override) && isDevelopmentVersion(override.version),
  );
  return isDeveloped && problem !== undefined ? { problem } : {};
}

/**
 * The body of a page; one that is cached here is compressed, even if an earlier version of the shell rendered
 * it.
 */
async function bodyOf(
  { document, encoding = 'identity' }: Extract<PageResponse, { kind: 'page' }>,
  isCachedHere: boolean,
): Promise<Body> {
  const bytes = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  if (!isCachedHere || encoding === CACHED_ENCODING) return { bytes, encoding };
  return { bytes: await encode(bytes, CACHED_ENCODING, 'cached'), encoding: CACHED_ENCODING };
}

/** A page that only the browser renders, for when not even the shell's layout could be rendered. */
function emptyDocument(
  shell: RemoteVersion,
  page: Omit<PageData, 'storeInfo' | 'rendered'>,
  address: string,
): string {
  return htmlDocument({
    shell,
    page: { ...page, storeInfo: undefined, rendered: undefined },
    html: '',
    meta: { title: 'Shop' },
    address,
  });
}
