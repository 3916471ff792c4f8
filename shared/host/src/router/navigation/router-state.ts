import { matchRoutes } from '../match-routes';
import { isMissing } from './needed-loads';
import { boundaryOf, ErrorResponse } from '../loading/responses';
import type {
  DataRoute,
  HydrationState,
  Location,
  Navigation,
  RouteMatch,
  RouterState,
} from '../types';

/** The instance of the innermost route that the document was opened with. */
export const FIRST_INSTANCE = 0;

export const IDLE: Navigation = { state: 'idle', location: undefined };

/** The state of a router that has loaded nothing itself: in the browser at its start, on the server for a whole page. */
export function firstState(
  routes: DataRoute[],
  location: Location,
  hydrationData: HydrationState | undefined,
): RouterState {
  const found = matchRoutes(routes, location);
  const matches = found ?? noMatch(routes);
  const { loaderData = {}, errors = null } = hydrationData ?? {};
  const failed = matches.findIndex(({ route }) => errors && route.id in errors);
  const shown = failed < 0 ? matches : matches.slice(0, failed);
  const isIncomplete = !!found && shown.some(({ route }) => isMissing(route, loaderData));
  const page = {
    location,
    matches,
    loaderData,
    errors: found ? errors : missingPage(routes),
    renderFallback: isIncomplete,
    instance: FIRST_INSTANCE,
  };
  return {
    ...page,
    page,
    historyAction: 'POP',
    initialized: !isIncomplete,
    navigation: IDLE,
    revalidation: 'idle',
    // The browser restores the position in the server's HTML.
    restoreScrollPosition: hydrationData ? false : null,
    preventScrollReset: false,
    prerendered: null,
  };
}

/** The data of routes that stay; a route that failed has none. */
export function keptData(
  loaderData: Record<string, unknown>,
  matches: RouteMatch[],
  errors: Record<string, unknown> | null,
): Record<string, unknown> {
  const failed = matches.findIndex(({ route }) => errors && route.id in errors);
  const kept = failed < 0 ? matches : matches.slice(0, failed);
  return Object.fromEntries(
    kept.flatMap(({ route: { id } }) => (id in loaderData ? [[id, loaderData[id]]] : [])),
  );
}

/** What is shown at an address that no route matches: the outermost error boundary. */
export function noMatch(routes: DataRoute[]): RouteMatch[] {
  const [route] = routes;
  if (!route) throw new Error('A router needs at least one route.');
  return [{ route, params: {}, pathname: '', pathnameBase: '' }];
}

export function missingPage(routes: DataRoute[]): Record<string, unknown> {
  const error = new ErrorResponse(404, 'Not Found', 'No route matches this address.');
  return { [boundaryOf(noMatch(routes))]: error };
}
