import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { DataRouter, Location, Navigator, RouteMatch, RouterState } from '../types';

/** The router that loads data; null in a fragment, which has its own React tree. */
export const DataRouterContext = createContext<{ router: DataRouter } | null>(null);

export const RouterStateContext = createContext<RouterState | null>(null);

/** The shown page, which stays the same while another one is loaded. */
export type ShownPage = Pick<
  RouterState,
  'location' | 'matches' | 'loaderData' | 'errors' | 'renderFallback'
>;

export const ShownPageContext = createContext<ShownPage | null>(null);

/** The shown location, and how links leave it. */
export const LocationContext = createContext<{ location: Location; navigator: Navigator } | null>(
  null,
);

/** The routes around a component, and what its outlet shows. */
export const RouteContext = createContext<{ matches: RouteMatch[]; outlet: ReactNode }>({
  matches: [],
  outlet: null,
});

/** What was thrown under an error boundary while rendering. */
export const RouteErrorContext = createContext<unknown>(undefined);
