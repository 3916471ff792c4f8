import type { RegistryRoute } from './registry.schema';

/** Who may open a page: everybody, or signed-in shoppers alone (RT-02, RT-03). */
export type Access = 'public' | 'protected';

/** The frame around a page: header and footer, or the narrow centred one (RT-01). */
export type Layout = 'main' | 'auth';

/** One path pattern (React Router's syntax) that a remote owns. */
export interface RemotePattern {
  path: string;
  access: Access;
  layout: Layout;
  /**
   * The `webpackChunkName` of the import with the page's code; the route's id unless pages share their code.
   * The page server lets browsers load this chunk together with the page.
   */
  chunk: string;
  /**
   * The query parameters that the page depends on, each of which it reads once. The page is rendered,
   * kept and listed by these alone; all others reach it only in the browser.
   */
  query: string[];
  /** True for a page whose path the sitemap lists. */
  sitemap: boolean;
}

/** What a remote says of itself; its build publishes it, the registry carries it. */
export interface RemoteDescriptor<Id extends string = string> {
  name: string;
  routes: Record<Id, RemotePattern>;
}

/** A protected page has the layout `main`: `auth` is for the pages where shoppers sign in. */
type RouteInput = { path: string; chunk?: string; query?: string[]; sitemap?: boolean } & (
  { access?: 'public'; layout?: Layout } | { access: 'protected'; layout?: 'main' }
);

/**
 * Declares a remote: its federation name and the pages it owns, by route id.
 * Access defaults to `public`, layout to `main`, the chunk's name to the id, query to no parameters; pages
 * are not in the sitemap unless they say so.
 */
export function defineRemote<Id extends string>(
  name: string,
  routes: Record<Id, RouteInput>,
): RemoteDescriptor<Id> {
  const complete = Object.entries<RouteInput>(routes).map(([id, route]) => [
    id,
    { access: 'public', layout: 'main', chunk: id, query: [], sitemap: false, ...route },
  ]);
  return { name, routes: Object.fromEntries(complete) as Record<Id, RemotePattern> };
}

/** A page as the registry lists it; the build adds its scripts. */
export function registryRoute(
  id: string,
  { path, access, layout, query, sitemap }: RemotePattern,
): RegistryRoute {
  return { id, path, access, layout, query, sitemap };
}

/** The name under which every remote exposes its routes. */
export const ROUTES_MODULE = './routes';
