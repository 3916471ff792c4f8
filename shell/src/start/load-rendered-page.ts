import type { DataRouter } from '@storefront/host/router';
import { isPageHandle, type PageHandle } from '../navigation/page-handle';

interface LoadOptions {
  /** True when the server's data of the page has to be loaded again in any case. */
  isStale: boolean;
}

/**
 * Loads the code of the page that the server rendered, so that it can be hydrated. If that version's code
 * can't be loaded, the router loads the page again: it shows another version with data of its own, or the
 * error fallback. The server's HTML stays until then.
 */
export async function loadRenderedPage(
  router: DataRouter,
  { isStale }: LoadOptions,
): Promise<void> {
  if (!router.state.initialized) return;
  const { location: opened, loaderData } = router.state;
  const match = router.state.matches.find(({ route }) => isPageHandle(route.handle));
  const page: unknown = match?.route.handle;
  if (!match || !isPageHandle(page)) return;
  const wasLeft = trackLeaving(router, page);
  const url = opened.pathname + opened.search;
  const isLoaded = await page.loadRendered(url, loaderData[match.route.id]);
  const isLeft = wasLeft();
  const { navigation } = router.state;
  // If the shopper has left the server's page, even if they came back, the router has loaded it already.
  if ((isLoaded && !isStale) || isLeft || navigation.state !== 'idle') return;
  await router.revalidate();
}

/**
 * Returns a function that ends the tracking, and returns whether the page was left since, even for a moment.
 */
function trackLeaving(router: DataRouter, page: PageHandle): () => boolean {
  const { pathname } = router.state.location;
  let isLeft = false;
  const unsubscribe = router.subscribe(({ matches, location }) => {
    isLeft ||=
      location.pathname !== pathname || !matches.some(({ route }) => route.handle === page);
  });
  return () => {
    unsubscribe();
    return isLeft;
  };
}
