import type { createBrowserRouter } from '@storefront/shared/router';
import { isPageHandle } from '../navigation/delegating-route';

type Router = ReturnType<typeof createBrowserRouter>;

interface LoadOptions {
  /** True when the server's data of the page has to be loaded again in any case. */
  isStale: boolean;
}

/**
 * Loads the code of the page that the server rendered, which is hydrated then. If there is none, or only
 * of another version than the server's, the router loads the page again: it shows the other version
 * with data of its own, or the error fallback. The server's HTML stays until then.
 */
export async function loadRenderedPage(router: Router, { isStale }: LoadOptions): Promise<void> {
  if (!router.state.initialized) return;
  const { location: opened, loaderData } = router.state;
  const match = router.state.matches.find(({ route }) => isPageHandle(route.handle));
  const page: unknown = match?.route.handle;
  if (!match || !isPageHandle(page)) return;
  const url = opened.pathname + opened.search;
  const isLoaded = await page.loadRendered(url, loaderData[match.route.id]);
  if (isLoaded && !isStale) return;
  const { navigation, matches, location } = router.state;
  const isLeft = navigation.state !== 'idle' || !matches.some(({ route }) => route.handle === page);
  if (isLeft) return;
  await router.navigate(location, {
    replace: true,
    preventScrollReset: true,
    state: location.state as unknown,
  });
}
