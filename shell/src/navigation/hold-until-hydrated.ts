import type { createBrowserRouter } from '@storefront/shared/router';

type Router = ReturnType<typeof createBrowserRouter>;
type Subscriber = Parameters<Router['subscribe']>[0];

/**
 * The router for `RouterProvider`, with the state of the server's HTML until React has hydrated it, which it
 * does in slices: what changes meanwhile is shown right after. `RouterProvider` subscribes when it is hydrated,
 * and would miss what was before.
 */
export function holdUntilHydrated(router: Router): Router {
  const rendered = router.state;
  let isHydrated = false;
  return Object.create(router, {
    state: { get: () => (isHydrated ? router.state : rendered) },
    subscribe: {
      value(subscriber: Subscriber) {
        const isFirst = !isHydrated;
        isHydrated = true;
        if (isFirst && router.state !== rendered) {
          subscriber(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
        }
        return router.subscribe(subscriber);
      },
    },
  }) as Router;
}
