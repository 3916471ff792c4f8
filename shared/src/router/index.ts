/**
 * The names of React Router that the shop uses, shared between shell and remotes as one federated
 * singleton. Narrow on purpose: what isn't named here isn't shipped. The static handler stays out;
 * the page server takes it from the package.
 */
export {
  createBrowserRouter,
  createContext,
  createMemoryRouter,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  RouterContextProvider,
  RouterProvider,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  useViewTransitionState,
} from 'react-router-dom';
export type {
  LinkProps,
  LoaderFunctionArgs,
  MiddlewareFunction,
  Params,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
