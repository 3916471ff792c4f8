import { startTransition, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FIRST_LOCATION } from '../../browser/first-location';
import {
  DataRouterContext,
  LocationContext,
  RouterStateContext,
  ShownPageContext,
  type ShownPage,
} from './contexts';
import { createHref, parsePath } from '../paths';
import { RenderedRoutes } from './rendered-routes';
import type { DataRouter, Location, Navigator, RouterState } from '../types';

/** Shows the pages of a router. A change is rendered in slices unless it must be shown at once. */
export function RouterProvider({ router }: { router: DataRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const unsubscribe = router.subscribe((next, options) => {
      if (options.flushSync) flushSync(() => setState(next));
      else startTransition(() => setState(next));
    });
    // What has changed since the first render.
    startTransition(() => setState(router.state));
    return unsubscribe;
  }, [router]);
  const context = useMemo(() => ({ router }), [router]);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  const page = useShownPage(state);
  return (
    <DataRouterContext value={context}>
      <RouterStateContext value={state}>
        <ShownPageContext value={page}>
          <Router location={page.location} navigator={navigator}>
            <RenderedRoutes page={page} />
          </Router>
        </ShownPageContext>
      </RouterStateContext>
    </DataRouterContext>
  );
}

/** The same object until another page or new data is shown, so that nothing is rendered while it loads. */
function useShownPage(state: RouterState): ShownPage {
  const { location, matches, loaderData, errors, renderFallback } = state;
  return useMemo(
    () => ({ location, matches, loaderData, errors, renderFallback }),
    [location, matches, loaderData, errors, renderFallback],
  );
}

/** How links and `useNavigate` navigate by a data router. */
function navigatorOf(router: DataRouter): Navigator {
  return {
    createHref,
    go: (delta) => router.navigate(delta),
    push: (to, state, options) => router.navigate(to, { ...options, state, replace: false }),
    replace: (to, state, options) => router.navigate(to, { ...options, state, replace: true }),
  };
}

interface RouterProps {
  location: Partial<Location> | string;
  navigator: Navigator;
  children?: ReactNode;
}

/** What links need: where they are, and how to leave. */
export function Router({ location, navigator, children }: RouterProps) {
  const value = useMemo(
    () => ({ location: locationFrom(location), navigator }),
    [location, navigator],
  );
  return <LocationContext value={value}>{children}</LocationContext>;
}

function locationFrom(location: Partial<Location> | string): Location {
  const given = typeof location === 'string' ? parsePath(location) : location;
  return { pathname: '/', search: '', hash: '', state: null, key: FIRST_LOCATION, ...given };
}
