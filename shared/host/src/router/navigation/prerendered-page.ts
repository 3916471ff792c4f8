import type { LoadedRoutes } from '../loading/load-routes';
import type { HistoryAction, Location, RenderedPage, RouteMatch, RouterState } from '../types';
import { keptData } from './router-state';

interface NextPage {
  location: Location;
  matches: RouteMatch[] | null;
  /** What the loader of the innermost route has returned. */
  data: unknown;
  instance: number;
}

/**
 * The page to render beside the shown one: what is rendered already if it is the same. Null for a page with another
 * layout, and for the shown page with another query, which keeps its state.
 */
export function prerenderedPage(
  shown: RouterState,
  { location, matches, data, instance }: NextPage,
): RenderedPage | null {
  const isOther = location.pathname !== shown.location.pathname;
  const isWhole = shown.initialized && !shown.errors;
  if (!matches || !isOther || !isWhole || layoutOf(matches) !== layoutOf(shown.matches))
    return null;
  const id = matches.at(-1)?.route.id ?? '';
  const { prerendered } = shown;
  if (prerendered?.loaderData[id] === data && isPrerendered(shown, location)) return prerendered;
  const loaderData = { ...keptData(shown.loaderData, matches, null), [id]: data };
  return { location, matches, loaderData, errors: null, renderFallback: false, instance };
}

/** The routes around the innermost one. */
function layoutOf(matches: RouteMatch[]): string {
  return matches
    .slice(0, -1)
    .map(({ route }) => route.id)
    .join();
}

/** True if the page at this location is prerendered; its data may have changed since. */
function isPrerendered({ prerendered }: RouterState, { pathname, search }: Location): boolean {
  return prerendered?.location.pathname === pathname && prerendered.location.search === search;
}

interface LoadedPage {
  location: Location;
  matches: RouteMatch[];
  loaded: LoadedRoutes;
  action: HistoryAction;
}

/**
 * The page of a navigation: in the prerendered instance if the loaders have returned what that was rendered with, and
 * the prerendered page itself if its location is as good, so that nothing of it is rendered again.
 */
export function pageOf(
  shown: RouterState,
  { location, matches, loaded, action }: LoadedPage,
): RenderedPage {
  const { prerendered } = shown;
  const { errors } = loaded;
  const loaderData = { ...keptData(shown.loaderData, matches, errors), ...loaded.loaderData };
  const isReady =
    !errors &&
    isPrerendered(shown, location) &&
    Object.entries(loaderData).every(([id, data]) => prerendered?.loaderData[id] === data);
  if (isReady && prerendered && isNewEntry(location, action)) return prerendered;
  const instance = isReady && prerendered ? prerendered.instance : shown.instance;
  return { location, matches, loaderData, errors, renderFallback: false, instance };
}

/** True for a location that differs from others with its path and query only by its key. */
function isNewEntry({ hash, state }: Location, action: HistoryAction): boolean {
  return action !== 'POP' && hash === '' && state === null;
}
