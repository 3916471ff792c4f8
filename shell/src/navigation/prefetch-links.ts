import { matchRoutes, type DataRouter, type RouterContextProvider } from '@storefront/host/router';
import { isPageHandle } from './delegating-route';

interface PrefetchOptions {
  router: DataRouter;
  /** Creates the context that loaders receive. */
  getContext: () => RouterContextProvider;
}

/** How long a pointer must rest on a link before its page is prefetched, in milliseconds. */
const DWELL_MS = 65;

/**
 * Loads the code of a page, and its data if it is the same for everybody, when a shopper is about to follow a
 * link to it: a pointer rests on it, a finger or a button goes down on it, the keyboard has reached it. Does
 * nothing for visitors who have turned data saving on.
 */
export function prefetchLinks({ router, getContext }: PrefetchOptions): void {
  if (savesData()) return;
  let dwell: ReturnType<typeof setTimeout> | undefined;

  function prefetch(event: Event) {
    clearTimeout(dwell);
    const link = linkOf(event);
    if (link) prefetchPage(link, { router, getContext });
  }

  function prefetchLater(event: Event) {
    clearTimeout(dwell);
    if (linkOf(event)) dwell = setTimeout(() => prefetch(event), DWELL_MS);
  }

  document.addEventListener('pointerover', (event) => {
    // A finger doesn't rest on a link before it goes down.
    if (event.pointerType !== 'touch') prefetchLater(event);
  });
  document.addEventListener('pointerdown', prefetch);
  document.addEventListener('focusin', prefetchLater);
}

/** `navigator.connection`, which not every browser has. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.target !== '_blank' ? link : null;
}

function prefetchPage({ href }: HTMLAnchorElement, { router, getContext }: PrefetchOptions) {
  const url = new URL(href);
  const shown = router.state.location;
  if (url.pathname === shown.pathname && url.search === shown.search) return;
  const match = matchRoutes(router.routes, url)?.find(({ route }) => isPageHandle(route.handle));
  const handle: unknown = match?.route.handle;
  if (!match || !isPageHandle(handle)) return;
  handle.prefetch({
    request: new Request(url),
    url,
    params: match.params,
    pattern: match.route.path ?? '',
    context: getContext(),
  });
}
