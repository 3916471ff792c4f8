import {
  SHELL,
  type Registry,
  type RegistryRoute,
  type UsedFragment,
} from '@storefront/host/contracts/registry';
import { LRUCache } from 'lru-cache';
import { matchRoutes, type Params } from '@storefront/host/router';
import { findProvider } from '../../fragments/fragment-providers';
import { canonicalPath } from '../../page/canonical-path';
import { registeredRemotes, type RegisteredRemote } from '../../remotes/registered-remotes';

/** What the page server has to know about a page. */
export interface PageRoute {
  /** The canonical path of the page; the requested one where no remote has the page. */
  path: string;
  /** The app whose code the page needs on the server. */
  owner: string;
  /** The query parameters that the page depends on; undefined if its remote doesn't declare them. */
  query: string[] | undefined;
  /** The fragments on the page, those of the shell's frame included, with the props of this page. */
  fragments: UsedFragment[];
  /** The apps whose versions change its HTML: the owner, and the providers of its fragments. */
  apps: string[];
}

/** How many paths' routes are remembered: matching one takes as long as sending a cached page. */
const REMEMBERED_PATHS = 1_000;

type RouteOwner = Omit<PageRoute, 'path' | 'apps'>;

/**
 * Finds the route of a path: a remote's for its public pages, and the shell's for all others. Only the layout
 * of a protected page, which is the shell's, is rendered here.
 */
export function createRouteMatcher(registry: Registry): (path: string) => PageRoute {
  const remotes = registeredRemotes(registry);
  const frame = registry.microFrontends[SHELL]?.[0]?.extras.frame ?? [];
  /** Fragments that the frame shows only once opened, such as the bag's drawer, aren't in the HTML. */
  const openedLater = new Set(frame.filter(({ props }) => props === undefined));
  const ofTheShell: RouteOwner = { owner: SHELL, query: [], fragments: frame };
  const routes = remotes.flatMap(({ name, versions: [version] }) =>
    version.extras.routes.map((route) => ({
      path: route.path,
      handle: route.access === 'public' ? ownerOf(name, route, frame) : ofTheShell,
    })),
  );
  return (path) => {
    const match = matchRoutes(routes, path)?.at(-1);
    const { owner, query, fragments } = match?.route.handle ?? ofTheShell;
    return {
      path: (match && canonicalPath(match.route.path, match.params)) ?? path,
      owner,
      query,
      fragments: fragments.map((fragment) => withParams(fragment, match?.params ?? {})),
      apps: [
        owner,
        ...providersOf(
          fragments.filter((used) => !openedLater.has(used)),
          remotes,
        ),
      ],
    };
  };
}

function ownerOf(
  owner: string,
  { layout, query, fragments = [] }: RegistryRoute,
  frame: UsedFragment[],
): RouteOwner {
  return { owner, query, fragments: layout === 'main' ? [...frame, ...fragments] : fragments };
}

function providersOf(fragments: UsedFragment[], remotes: RegisteredRemote[]): string[] {
  return fragments.flatMap((used) => findProvider(remotes, used)?.remote.name ?? []);
}

/** The props with the page's parameters in place of their names (`:id`). */
function withParams({ props, ...used }: UsedFragment, params: Params): UsedFragment {
  if (!props) return used;
  const filled = JSON.stringify(props, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith(':') ? (params[value.slice(1)] ?? value) : value,
  );
  return { ...used, props: JSON.parse(filled) as Record<string, unknown> };
}

/** Remembers the routes that were found last, for a registry that serves many pages. */
export function rememberRoutes(routeOf: (path: string) => PageRoute): (path: string) => PageRoute {
  const known = new LRUCache<string, PageRoute>({ max: REMEMBERED_PATHS });
  return (path) => {
    const route = known.get(path) ?? routeOf(path);
    known.set(path, route);
    return route;
  };
}
