import { createContext } from 'react';
import type { ReactNode } from 'react';
import type {
  DataRouter,
  Location,
  Navigation,
  Navigator,
  RenderedPage,
  RouteMatch,
  RouterState,
} from '../types';

/** The router that loads data; null in a fragment, which has its own React tree. */
export const DataRouterContext = createContext<{ router: DataRouter } | null>(null);

export const RouterStateContext = createContext<RouterState | null>(null);

/** The navigation that waits for its data; a page that is prerendered knows of none. */
export const NavigationContext = createContext<Navigation | null>(null);

/** The page around a component, which stays the same while another one is loaded. */
export const PageContext = createContext<RenderedPage | null>(null);

/** The location of the page, and how links leave it. */
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
