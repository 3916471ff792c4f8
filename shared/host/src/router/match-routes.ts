import { parsePath } from './paths';
import type { DataRoute, Params, Path, RouteMatch, RouteObject } from './types';

/** A way through the routes to one that has a path of its own. */
interface Branch<Route extends RouteObject> {
  routes: Route[];
  /** The path of each route with those around it. */
  patterns: string[];
  expression: RegExp;
  names: string[];
  score: number;
}

const branchesOf = new WeakMap<RouteObject[], Branch<RouteObject>[]>();

/**
 * The routes on the way to an address, from the outermost to the one whose path it has; null if none has. Paths with
 * more fixed segments go before those with parameters, and `*` comes last, as in React Router.
 */
export function matchRoutes<Route extends RouteObject = RouteObject>(
  routes: Route[],
  location: string | Partial<Path>,
): RouteMatch<Route>[] | null {
  const { pathname = '/' } = typeof location === 'string' ? parsePath(location) : location;
  const decoded = decode(pathname);
  for (const branch of rankedBranches(routes)) {
    const found = branch.expression.exec(decoded);
    if (found) return matchesOf(branch, found, pathname);
  }
  return null;
}

/** Gives each route an id: the indexes on the way to it if it has none. */
export function withIds(routes: RouteObject[], parents: number[] = []): DataRoute[] {
  return routes.map(({ children, ...route }, index) => {
    const path = [...parents, index];
    return {
      ...route,
      id: route.id ?? path.join('-'),
      ...(children && { children: withIds(children, path) }),
    };
  });
}

/** A slash within a segment isn't one between segments. */
function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

function rankedBranches<Route extends RouteObject>(routes: Route[]): Branch<Route>[] {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = branchesFrom(routes).sort((a, b) => b.score - a.score);
    branchesOf.set(routes, branches);
  }
  return branches as Branch<Route>[];
}

function branchesFrom(
  routes: RouteObject[],
  parents: RouteObject[] = [],
  parentPatterns: string[] = [],
): Branch<RouteObject>[] {
  return routes.flatMap((route) =>
    withoutOptional(route.path ?? '').flatMap((path) => {
      const around = parentPatterns.at(-1) ?? '';
      const pattern = path.startsWith('/') ? path : `${around}/${path}`;
      const patterns = [...parentPatterns, pattern.replace(/\/+/g, '/').replace(/\/$/, '')];
      const way = [...parents, route];
      const own = route.path !== undefined ? [branchOf(way, patterns)] : [];
      return [...branchesFrom(route.children ?? [], way, patterns), ...own];
    }),
  );
}

/** The paths with and without each segment that may be missing. */
function withoutOptional(path: string): string[] {
  const segments = path.split('/');
  const index = segments.findIndex((segment) => segment.endsWith('?'));
  if (index < 0) return [path];
  const before = segments.slice(0, index);
  const after = segments.slice(index + 1);
  const segment = segments[index]?.slice(0, -1) ?? '';
  return [
    [...before, segment, ...after],
    [...before, ...after],
  ].flatMap((kept) => withoutOptional(kept.join('/') || '/'));
}

function branchOf(routes: RouteObject[], patterns: string[]): Branch<RouteObject> {
  const pattern = patterns.at(-1) ?? '';
  const names: string[] = [];
  const segments = pattern.split('/').slice(1);
  const source = segments.map((segment) => {
    if (segment === '*') {
      names.push('*');
      return segments.length === 1 ? '/(.*)' : '(?:/(.+)|/*)';
    }
    const [, name, suffix = ''] = /^:([\w-]+)(.*)$/.exec(segment) ?? [];
    if (name) names.push(name);
    return `/${name ? `([^/]+)${escaped(suffix)}` : escaped(segment)}`;
  });
  const end = segments.at(-1) === '*' ? '$' : '/*$';
  return {
    routes,
    patterns,
    names,
    expression: new RegExp(`^${source.join('')}${end}`, 'i'),
    score: scoreOf(segments),
  };
}

function escaped(text: string): string {
  return text.replace(/[\\.*+^${}|()[\]]/g, '\\$&');
}

/** Higher for a path that says more: React Router's points, by which both sides of the shop choose the same route. */
function scoreOf(segments: string[]): number {
  const points = segments.map((segment) => {
    if (segment === '*') return -1;
    return /^:[\w-]+$/.test(segment) ? 4 : 11;
  });
  return points.reduce((sum, one) => sum + one, 0);
}

function matchesOf<Route extends RouteObject>(
  { routes, patterns, names }: Branch<Route>,
  found: RegExpExecArray,
  pathname: string,
): RouteMatch<Route>[] {
  const params: Params = Object.fromEntries(
    names.map((name, index) => [name, (found[index + 1] ?? '').replaceAll('%2F', '/')]),
  );
  return routes.map((route, index) => {
    const pattern = patterns[index] ?? '';
    const isLeaf = index === routes.length - 1;
    const base = firstSegments(pathname, pattern.replace(/\/?\*$/, ''));
    return { route, params, pathname: isLeaf ? pathname : base, pathnameBase: base };
  });
}

/** As much of a path as a pattern has segments. */
function firstSegments(pathname: string, pattern: string): string {
  const count = pattern.split('/').length;
  return pathname.split('/').slice(0, count).join('/') || '/';
}
