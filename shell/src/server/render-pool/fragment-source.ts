import {
  offersContract,
  type Registry,
  type UsedFragment,
} from '@storefront/host/contracts/registry';
import { ANYTHING, pageTag, REGISTRY_TAG } from '@storefront/host/contracts/page-tags';
import { findProvider, fragmentKey } from '../../fragments/fragment-providers';
import { registeredRemotes } from '../../remotes/registered-remotes';
import { createRenderCache, type Rendered } from '../pages/caching/render-cache';
import type { RenderedFragment } from '../render-protocol';
import type { FragmentToRender, PageToRender, PendingFragment } from './render-jobs';
import { unitKey, unitFor, type RenderUnit } from './render-unit';

/** The first host contract whose shells render fragments. */
const FRAGMENTS_SINCE = '1.6.0';

/** What all cached fragments together may take in memory, in bytes. */
const CACHE_BYTES = 16 * 1024 * 1024;

interface FragmentSourceOptions {
  /** How long a fragment is put into pages without being rendered again, in seconds; 0 caches none. */
  cacheSeconds: number;
  /** Renders a fragment in the process of a unit; reports failures, and rejects. */
  renderIn: (unit: RenderUnit, fragment: FragmentToRender) => Promise<RenderedFragment>;
}

interface PageWithFragments {
  /** The registry without the versions that aren't rendered here any more. */
  registry: Registry;
  used: UsedFragment[];
  page: Omit<PageToRender, 'fragments'>;
}

/** Creates what renders the fragments of pages, each in the process of its provider. */
export function createFragmentSource({ cacheSeconds, renderIn }: FragmentSourceOptions) {
  const cache = createRenderCache<RenderedFragment | undefined>({
    seconds: cacheSeconds,
    maxBytes: CACHE_BYTES,
    // Reported by `renderIn`.
    onError: () => undefined,
  });

  /** Starts rendering the fragments of a page; concurrent requests for the same fragment share one render. */
  function start({ registry, used, page }: PageWithFragments): PendingFragment[] {
    return used.flatMap((fragment) => {
      const { name, contract, props } = fragment;
      const provider = props && findProvider(registeredRemotes(registry), fragment);
      const unit = provider && unitFor(registry, provider.remote.name);
      if (!unit || provider.fragment.personal || !rendersFragments(unit)) return [];
      const { url, language, requestId, traceparent, context, storeInfo } = page;
      const render = () =>
        renderIn(unit, {
          name,
          contract,
          props,
          url,
          ...(language !== undefined && { language }),
          requestId,
          traceparent,
          context,
          storeInfo,
        });
      const key = fragmentKey(name, props);
      return [{ key, rendered: find(`${unitKey(unit)} ${contract} ${language} ${key}`, render) }];
    });
  }

  async function find(
    key: string,
    render: () => Promise<RenderedFragment>,
  ): Promise<RenderedFragment | undefined> {
    try {
      return (await cache.get(key, () => renderNow(render))).value;
    } catch {
      return undefined;
    }
  }

  return { start, purge: cache.purge };
}

async function renderNow(
  render: () => Promise<RenderedFragment>,
): Promise<Rendered<RenderedFragment>> {
  const renderedAt = Date.now();
  const value = await render();
  const tags = [...(value.tags ?? [ANYTHING]), pageTag('store'), REGISTRY_TAG];
  return { value, renderedAt, tags, cacheSize: sizeOf(value) };
}

/** About what a fragment takes in memory, in bytes; its data is hardly ever longer than its HTML. */
function sizeOf({ html, styles }: RenderedFragment): number {
  const ofStyles = styles.reduce((sum, { css }) => sum + css.length, 0);
  return 2 * (2 * html.length + ofStyles);
}

function rendersFragments({ shell }: RenderUnit): boolean {
  return offersContract(shell.extras.hostContract, FRAGMENTS_SINCE);
}
