import { SHELL, type Registry } from '@storefront/shared/contracts/registry';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { registeredRemotes } from '../../remotes/registered-remotes';

/** What the page server has to know of a page. */
export interface PageRoute {
  /** The app whose code the page needs on the server. */
  owner: string;
  /** The query parameters that the page depends on; undefined where its remote doesn't say. */
  query: string[] | undefined;
}

/** Paths whose routes are remembered: to match one takes as long as to send a kept page. */
const REMEMBERED_PATHS = 1_000;

/** A page of the shell's own: one that doesn't exist, or the layout of a protected page. */
const OF_THE_SHELL: PageRoute = { owner: SHELL, query: [] };

/**
 * Finds the route of a path: a remote's for its public pages, and the shell's for all others. Of a
 * protected page only the layout, which is the shell's, is rendered here.
 */
export function createPageRoutes(registry: Registry): (path: string) => PageRoute {
  const routes = registeredRemotes(registry).flatMap(({ name, versions: [version] }) =>
    version.extras.routes.map(({ path, access, query }) => ({
      path,
      handle: access === 'public' ? { owner: name, query } : OF_THE_SHELL,
    })),
  );
  return (path) => matchRoutes(routes, path)?.at(-1)?.route.handle ?? OF_THE_SHELL;
}

/** Remembers the routes that were found last: for those by which many pages are found. */
export function rememberRoutes(routeOf: (path: string) => PageRoute): (path: string) => PageRoute {
  const known = new LRUCache<string, PageRoute>({ max: REMEMBERED_PATHS });
  return (path) => {
    const route = known.get(path) ?? routeOf(path);
    known.set(path, route);
    return route;
  };
}
