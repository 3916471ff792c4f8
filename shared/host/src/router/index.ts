/**
 * The part of React Router that the shop uses, shared between shell and remotes as one federated singleton.
 * Exports that aren't listed here aren't shipped. The static handler is left out on purpose: only the page
 * server needs it, and imports it from the package.
 */
export {
  createBrowserRouter,
  createContext,
  createMemoryRouter,
  createPath,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  Router,
  RouterContextProvider,
  RouterProvider,
  ScrollRestoration,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export {
  setViewTransition,
  useViewTransitionState,
  type ViewTransitionLocations,
} from './view-transition-state';
export type {
  DataRouter,
  LinkProps,
  LoaderFunctionArgs,
  Location,
  MiddlewareFunction,
  Navigator,
  Params,
  RouteObject,
  RouterContext,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
