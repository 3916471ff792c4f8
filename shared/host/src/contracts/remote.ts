import {
  contractOf,
  withFragmentDefaults,
  type DeclaredFragment,
  type FragmentName,
  type NamedFragment,
  type ProvidedFragment,
  type ProvidedFragmentInput,
} from './fragments/fragments';
import type { RegistryFragment, RegistryRoute, UsedFragment } from './registry.schema';

/** Who may open a page: everybody, or signed-in shoppers alone (RT-02, RT-03). */
export type Access = 'public' | 'protected';

/** The frame around a page: header and footer, or the narrow centred one (RT-01). */
export type Layout = 'main' | 'auth';

/** One path pattern (React Router's syntax) that a remote owns. */
export interface DeclaredRoute {
  path: string;
  access: Access;
  layout: Layout;
  /**
   * The `webpackChunkName` of the import with the page's code; the route's id unless pages share their code.
   * The page server makes browsers load this chunk together with the page.
   */
  chunk: string;
  /**
   * The query parameters that the page depends on, each of which it reads once. The page server renders and
   * caches the page by these alone; all others reach it only in the browser.
   */
  query: string[];
  /** True for a page whose path the sitemap lists. */
  sitemap: boolean;
  /** The fragments that the page shows, of its own remote and of others. */
  fragments: NamedFragment[];
}

/** A remote's description of itself; its build publishes it, the registry carries it. */
export interface RemoteDescriptor<Id extends string = string, Provided extends string = string> {
  name: string;
  routes: Record<Id, DeclaredRoute>;
  /** The fragments that it provides to pages, by name. */
  fragments: Record<Provided, ProvidedFragment>;
}

/** A protected page has the layout `main`: `auth` is for the pages where shoppers sign in. */
type RouteInput = {
  path: string;
  chunk?: string;
  query?: string[];
  sitemap?: boolean;
  fragments?: DeclaredFragment[];
} & ({ access?: 'public'; layout?: Layout } | { access: 'protected'; layout?: 'main' });

/**
 * Declares a remote: its federation name, the pages it owns, by route id, and the fragments that it provides, by name.
 * Access defaults to `public`, layout to `main`, the chunk's name to the id, query to no parameters; pages
 * are not in the sitemap unless they say so.
 */
export function defineRemote<Id extends string, Provided extends FragmentName = never>(
  name: string,
  routes: Record<Id, RouteInput>,
  fragments: { [Name in Provided]?: ProvidedFragmentInput<Name> } = {},
): RemoteDescriptor<Id, Provided> {
  const complete = Object.entries<RouteInput>(routes).map(([id, route]) => [
    id,
    withRouteDefaults(id, route),
  ]);
  return {
    name,
    routes: Object.fromEntries(complete) as Record<Id, DeclaredRoute>,
    fragments: withFragmentDefaults(fragments),
  };
}

/** Adds the defaults to what a remote declares of a page. */
export function withRouteDefaults(
  id: string,
  route: Partial<DeclaredRoute> & Pick<DeclaredRoute, 'path'>,
): DeclaredRoute {
  return {
    access: 'public',
    layout: 'main',
    chunk: id,
    query: [],
    sitemap: false,
    fragments: [],
    ...route,
  };
}

/** A page as the registry lists it; the build adds its scripts. */
export function toRegistryRoute(
  id: string,
  { path, access, layout, query, sitemap, fragments }: DeclaredRoute,
): RegistryRoute {
  const route = { id, path, access, layout, query, sitemap };
  return fragments.length === 0 ? route : { ...route, fragments: toUsedFragments(fragments) };
}

/** The fragments of a page, or of the shell's frame, as the registry lists them. */
export function toUsedFragments(declared: NamedFragment[]): UsedFragment[] {
  return declared.map(({ name, contract, props }) => ({
    name,
    contract: contractOf(name, contract),
    ...(props ? { props } : {}),
  }));
}

/** A fragment as the registry lists it; the build adds its scripts. */
export function toRegistryFragment(
  name: string,
  { contract, space, start, personal, props }: ProvidedFragment,
): RegistryFragment {
  return { name, contract, space, start, personal, ...(props && { props }) };
}

/** The name under which a remote exposes the fragments that it provides. */
export const FRAGMENTS_MODULE = './fragments';

/** The name under which a remote exposes its translations into a language. */
export function messagesModule(language: string): string {
  return `./messages/${language}`;
}

/** The name under which every remote exposes its routes. */
export const ROUTES_MODULE = './routes';
