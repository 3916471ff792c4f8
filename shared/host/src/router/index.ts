/**
 * The router of the shop, shared between shell and remotes as one federated singleton: the part of React Router's
 * interface that a shop needs. The page server loads pages by React Router's static handler, and renders them by the
 * same components.
 */
export { DataRouterContext } from './components/contexts';
export { createBrowserRouter, createMemoryRouter } from './navigation/create-router';
export {
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from './components/hooks';
export { Link, NavLink, type LinkProps } from './components/link';
export { matchRoutes } from './match-routes';
export { createHref, createPath, withoutBasename } from './paths';
export { Outlet } from './components/rendered-routes';
export { data, isRouteErrorResponse, redirect } from './loading/responses';
export { createContext, RouterContextProvider, type RouterContext } from './loading/router-context';
export { Router } from './components/router';
export { RouterProvider } from './components/router-provider';
export { ScrollRestoration } from './components/scroll-restoration';
export { setViewTransition, useViewTransitionState } from './components/view-transition-state';
export type {
  DataRouter,
  LoaderFunctionArgs,
  Location,
  MiddlewareFunction,
  Navigator,
  Params,
  RouteObject,
  ShouldRevalidateFunctionArgs,
  ViewTransitionLocations,
} from './types';
