import { FIRST_LOCATION } from '../../browser/first-location';
import { firstState } from './router-state';
import type { DataRoute, DataRouter, HydrationState, Path } from '../types';

export { withIds } from '../match-routes';
export type { DataRoute } from '../types';

/**
 * The router of a page on the server, where nothing navigates: shows what the loaders have returned, and fallbacks for
 * what the browser has to load.
 */
export function createStaticRouter(
  routes: DataRoute[],
  path: Path,
  loaded: HydrationState,
  basename = '',
): DataRouter {
  const { pathname, search, hash } = path;
  const location = { pathname, search, hash, state: null, key: FIRST_LOCATION };
  return {
    basename,
    routes,
    state: firstState(routes, location, loaded),
    subscribe: () => () => undefined,
    enableScrollRestoration: () => () => undefined,
    navigate: refuse,
    revalidate: refuse,
    prerender: () => undefined,
  };
}

function refuse(): Promise<void> {
  return Promise.reject(new Error('Nothing navigates on the server.'));
}
