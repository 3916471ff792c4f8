import {
  matchRoutes,
  withoutBasename,
  type DataRouter,
  type RouterContextProvider,
} from '@storefront/host/router';
import { networkInformation } from '../connection/network-information';
import { isPageHandle } from './page-handle';

interface PrefetchOptions {
  router: DataRouter;
  /** Creates the context that loaders receive. */
  getContext: () => RouterContextProvider;
}

/** How long a pointer must rest on a link before its page is prefetched, in milliseconds. */
const DWELL_MS = 65;

/**
 * Loads the code of a page, and its data if it is the same for everybody, when a shopper is about to follow a
 * link to it: a pointer rests on it, a finger or a button goes down on it, the keyboard has reached it. Then renders it,
 * hidden, if the shopper is still there. Does nothing for visitors who have turned data saving on.
 */
export function prefetchLinks({ router, getContext }: PrefetchOptions): void {
  const { saveData, effectiveType } = networkInformation();
  if (saveData) return;
  const isSlow = effectiveType?.includes('2g');
  let dwell: ReturnType<typeof setTimeout> | undefined;
  let reached: HTMLAnchorElement | null = null;

  function reach(event: Event) {
    clearTimeout(dwell);
    reached = linkOf(event);
  }

  async function prepare() {
    const link = reached;
    if (!link) return;
    const url = new URL(link.href);
    url.pathname = withoutBasename(url.pathname, router.basename);
    const { pathname, search } = url;
    const loaded = await prefetchPage(url, { router, getContext });
    if (loaded && link === reached && !isSlow) router.prerender({ pathname, search }, loaded.data);
  }

  function prepareNow(event: Event) {
    reach(event);
    void prepare();
  }

  function prepareLater(event: Event) {
    reach(event);
    dwell = setTimeout(() => void prepare(), DWELL_MS);
  }

  document.addEventListener('pointerover', (event) => {
    // A finger doesn't rest on a link before it goes down.
    if (event.pointerType !== 'touch') prepareLater(event);
  });
  document.addEventListener('pointerdown', prepareNow);
  // A finger that scrolls the page.
  document.addEventListener('pointercancel', () => (reached = null));
  document.addEventListener('focusin', prepareLater);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.target !== '_blank' ? link : null;
}

/** Resolves to what the page can be prerendered with; to undefined if there is nothing to do. */
async function prefetchPage(
  url: URL,
  { router, getContext }: PrefetchOptions,
): Promise<{ data: unknown } | undefined> {
  const shown = router.state.location;
  if (url.pathname === shown.pathname && url.search === shown.search) return undefined;
  const match = matchRoutes(router.routes, url)?.find(({ route }) => isPageHandle(route.handle));
  const handle: unknown = match?.route.handle;
  if (!match || !isPageHandle(handle)) return undefined;
  return handle.prefetch({
    request: new Request(url),
    url,
    params: match.params,
    pattern: match.route.path ?? '',
    context: getContext(),
  });
}
