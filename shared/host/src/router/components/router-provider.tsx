import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { DataRouterContext, NavigationContext, PageContext, RouterStateContext } from './contexts';
import { createHref } from '../paths';
import { RenderedRoutes } from './rendered-routes';
import { Router } from './router';
import type { DataRouter, Navigator } from '../types';

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
  const { page } = state;
  return (
    <DataRouterContext value={context}>
      <RouterStateContext value={state}>
        <NavigationContext value={state.navigation}>
          <PageContext value={page}>
            <Router location={page.location} navigator={navigator}>
              <RenderedRoutes page={page} prerendered={state.prerendered} />
            </Router>
          </PageContext>
        </NavigationContext>
      </RouterStateContext>
    </DataRouterContext>
  );
}

/** How links and `useNavigate` navigate by a data router. */
function navigatorOf(router: DataRouter): Navigator {
  return {
    createHref: (to) => createHref(to, router.basename),
    go: (delta) => router.navigate(delta),
    push: (to, state, options) => router.navigate(to, { ...options, state, replace: false }),
    replace: (to, state, options) => router.navigate(to, { ...options, state, replace: true }),
  };
}
