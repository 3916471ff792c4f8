import { useCallback, useContext, useLayoutEffect, useMemo, useRef, type Context } from 'react';
import {
  DataRouterContext,
  LocationContext,
  NavigationContext,
  PageContext,
  RouteContext,
  RouteErrorContext,
  RouterStateContext,
} from './contexts';
import { resolvePath, type Origin } from '../paths';
import type {
  Location,
  NavigateFunction,
  NavigateOptions,
  Navigation,
  Params,
  Path,
  To,
} from '../types';

function useRequired<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null) throw new Error('This component needs a router around it.');
  return value;
}

/** How links around this component navigate. */
export function useNavigator() {
  return useRequired(LocationContext).navigator;
}

export function useLocation(): Location {
  return useRequired(LocationContext).location;
}

function useOrigin(): Origin {
  const location = useLocation();
  const { matches } = useContext(RouteContext);
  return { location, matches };
}

/** The address that a link from here leads to. */
export function useResolvedPath(to: To): Path {
  return resolvePath(to, useOrigin());
}

/** The address of a page of the shop for what isn't a link, such as a form: with what all its addresses begin with. */
export function useHref(to: To): string {
  return useNavigator().createHref(useResolvedPath(to));
}

/** Returns the same function at every render. */
export function useNavigate(): NavigateFunction {
  const navigator = useNavigator();
  const origin = useOrigin();
  const shown = useRef(origin);
  useLayoutEffect(() => {
    shown.current = origin;
  });
  return useCallback(
    async (to: To | number, { replace, state, ...options }: NavigateOptions = {}) => {
      if (typeof to === 'number') await navigator.go(to);
      else {
        const path = resolvePath(to, shown.current);
        await navigator[replace ? 'replace' : 'push'](path, state, options);
      }
    },
    [navigator],
  );
}

/** The parameters of the shown page's path. */
export function useParams<Key extends string = string>(): Params<Key> {
  return useContext(RouteContext).matches.at(-1)?.params ?? ({} as Params<Key>);
}

/** The query of the shown page, and a function that navigates to another one. */
export function useSearchParams(): [
  URLSearchParams,
  (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: URLSearchParams | Record<string, string>, options?: NavigateOptions) => {
      void navigate({ search: new URLSearchParams(next).toString() }, options);
    },
    [navigate],
  );
  return [params, setParams];
}

/** The navigation that waits for its data. */
export function useNavigation(): Navigation {
  return useRequired(NavigationContext);
}

/** Loads the data of the shown page again. */
export function useRevalidator(): { revalidate: () => Promise<void>; state: 'idle' | 'loading' } {
  const { router } = useRequired(DataRouterContext);
  const { revalidation } = useRequired(RouterStateContext);
  return useMemo(
    () => ({ revalidate: router.revalidate, state: revalidation }),
    [router, revalidation],
  );
}

/** A route of the shown page, as other components see it. */
export interface UiMatch {
  id: string;
  pathname: string;
  params: Params;
  loaderData: unknown;
  handle: unknown;
}

/** The routes of the shown page, from the outermost on. */
export function useMatches(): UiMatch[] {
  const { matches, loaderData } = useRequired(PageContext);
  return useMemo(
    () =>
      matches.map(({ route: { id, handle }, pathname, params }) => {
        return { id, pathname, params, loaderData: loaderData[id], handle };
      }),
    [matches, loaderData],
  );
}

/** What the loader of the surrounding route returned. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the page knows its loader
export function useLoaderData<Data = unknown>(): Data {
  return useRequired(PageContext).loaderData[useRouteId()] as Data;
}

/** What was thrown, in an error boundary. */
export function useRouteError(): unknown {
  const thrown = useContext(RouteErrorContext);
  const page = useContext(PageContext);
  const id = useRouteId();
  return thrown ?? page?.errors?.[id];
}

function useRouteId(): string {
  const match = useContext(RouteContext).matches.at(-1);
  if (!match) throw new Error('This component needs a route around it.');
  return match.route.id;
}
