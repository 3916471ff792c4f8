import { SHELL, type Registry, type RemoteVersion } from '@storefront/shared/contracts/registry';
import type { PageData } from '../../app/page-data';
import { withOverrides, type Override } from '../../overrides/overrides';
import type { Config } from '../config';
import { htmlDocument } from '../document/html-document';
import type { RenderPool } from '../render-pool/render-pool';
import type { PageResponse } from '../render-protocol';
import { encode } from '../response/content-encoding';
import { bodyOf, hashOf, type Body } from '../response/send-body';
import { createStoreInfoCache } from '../store-info-cache';
import { compressedBody } from './compressed-body';
import type { RenderedPage } from './page-cache';
import { hasCanaryOn, type ServedVersions } from './served-versions';

/** A page as it is sent, or a redirect to one. */
export type Page =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; keptBy: KeptBy; body: Body };

/** Who else may keep a page: any cache; the visitor's browser, which asks each time; nobody. */
export type KeptBy = 'all' | 'visitor' | 'nobody';

/** A page to render. */
export interface WantedPage {
  /** What of its URL the page depends on. */
  address: string;
  served: ServedVersions;
  /** The versions that it is rendered with. */
  registry: Registry;
  overrides: Override[];
  /** True for a page that is the same for all visitors: it may be kept here. */
  isForAll: boolean;
}

interface PageRendererOptions {
  config: Pick<Config, 'htmlCacheSeconds' | 'publicUrl' | 'browserApiUrl'>;
  pool: Pick<RenderPool, 'render'>;
}

/** Creates the function that renders pages as they are sent. */
export function createPageRenderer({ config, pool }: PageRendererOptions) {
  const storeInfo = createStoreInfoCache(config.htmlCacheSeconds);

  async function render(wanted: WantedPage): Promise<RenderedPage<Page>> {
    const { address, served, registry, overrides, isForAll } = wanted;
    const renderedAt = Date.now();
    const shell = registry.microFrontends[SHELL]?.[0];
    if (!shell) throw new Error('The registry has no shell; publish one first (npm run build).');
    const data = {
      shell: {
        ...shell.metadata,
        url: shell.url,
        libraries: shell.extras.libraries?.url,
      },
      registry: withOverrides(served.forBrowser, overrides),
      watched: served.watched,
      overrides,
      apiUrl: config.browserApiUrl,
    };
    const url = config.publicUrl + address;
    const response = await pool.render({
      url,
      canonical: url,
      published: served.published,
      registry,
      page: data,
      storeInfo: storeInfo.get(),
      // Overridden remotes come from a developer's machine and run only in the browser.
      hasContent: overrides.length === 0,
    });
    if (!response) {
      const body = bodyOf(Buffer.from(emptyDocument(shell, data, url)));
      return { renderedAt, page: { kind: 'page', status: 200, keptBy: 'nobody', body } };
    }
    if (response.kind === 'redirect') {
      return { renderedAt, page: response, ...(isForAll ? { keptSize: 0 } : {}) };
    }
    if (response.storeInfo) storeInfo.set(response.storeInfo);
    return { renderedAt, ...(await encodedPage(response, wanted)) };
  }

  async function encodedPage(
    { document, status, isComplete, versions }: Extract<PageResponse, { kind: 'page' }>,
    { served, overrides, isForAll }: WantedPage,
  ): Promise<Pick<RenderedPage<Page>, 'page' | 'keptSize'>> {
    const text = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
    const isByVisitor = hasCanaryOn(served, Object.keys(versions));
    const isCached = config.htmlCacheSeconds > 0 && overrides.length === 0;
    const isCacheable = isCached && isComplete && status === 200;
    const keptBy = !isCacheable ? 'nobody' : isByVisitor ? 'visitor' : 'all';
    const hash = keptBy === 'all' ? hashOf(text) : undefined;
    const page = { kind: 'page', status, keptBy } as const;
    if (!isForAll || !isComplete || isByVisitor) {
      return { page: { ...page, body: { ...bodyOf(text), hash } } };
    }
    const brotli = await encode(text, 'br');
    const body = { ...compressedBody(brotli), hash };
    return { page: { ...page, body }, keptSize: brotli.length };
  }

  return render;
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
