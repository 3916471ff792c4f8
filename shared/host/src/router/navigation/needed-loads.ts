import type { DataRoute, Location, RouteMatch, RouterState } from '../types';

/** True for a route of the first page whose data or middleware the browser has yet to run. */
export function isMissing({ id, loader, middleware }: DataRoute, loaderData: object): boolean {
  return hasWork({ loader, middleware }) && !(id in loaderData);
}

function hasWork({ loader, middleware }: Pick<DataRoute, 'loader' | 'middleware'>): boolean {
  return loader !== undefined || (middleware?.length ?? 0) > 0;
}

/** True for a change that the browser shows by itself, by scrolling. */
export function isHashChange(from: Location, to: Location): boolean {
  const isSamePage = from.pathname === to.pathname && from.search === to.search;
  return (
    isSamePage && (to.hash !== '' || from.hash === to.hash) && !(from.hash === '' && to.hash === '')
  );
}

interface NextPage {
  location: Location;
  matches: RouteMatch[];
  /** True if the whole page is to be loaded again. */
  isForced: boolean;
  createUrl: (location: Location) => URL;
}

/**
 * Tells which loaders a navigation runs: those of routes that weren't shown, and of all routes when the address or its
 * query is the reason. A route that is shown already may decide for itself.
 */
export function neededLoads(
  shown: RouterState,
  { location, matches, isForced, createUrl }: NextPage,
): (match: RouteMatch) => boolean {
  const currentUrl = createUrl(shown.location);
  const nextUrl = createUrl(location);
  const isSameAddress = currentUrl.pathname === nextUrl.pathname;
  const isReload = isForced || currentUrl.search !== nextUrl.search || isSameAddress;
  return (match) => {
    const { id, loader, shouldRevalidate } = match.route;
    if (!loader) return false;
    const before = shown.matches[matches.indexOf(match)];
    if (before?.route.id !== id || !(id in shown.loaderData)) return true;
    const defaultShouldRevalidate = isReload || hasOtherPath(before, match);
    if (!shouldRevalidate) return defaultShouldRevalidate;
    return shouldRevalidate({
      currentUrl,
      currentParams: shown.matches[0]?.params ?? {},
      nextUrl,
      nextParams: match.params,
      defaultShouldRevalidate,
    });
  };
}

function hasOtherPath(before: RouteMatch, after: RouteMatch): boolean {
  return before.pathname !== after.pathname || before.params['*'] !== after.params['*'];
}
