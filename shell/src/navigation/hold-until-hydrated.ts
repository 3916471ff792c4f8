import type { DataRouter } from '@storefront/host/router';

type Subscriber = Parameters<DataRouter['subscribe']>[0];

/**
 * The router for `RouterProvider`, with the state of the server's HTML until React has hydrated it. React
 * hydrates in slices, and `RouterProvider` only subscribes once it is hydrated: it would miss changes made
 * before, which it now gets right after.
 */
export function holdUntilHydrated(router: DataRouter): DataRouter {
  const rendered = router.state;
  let isHydrated = false;
  return Object.create(router, {
    state: { get: () => (isHydrated ? router.state : rendered) },
    subscribe: {
      value(subscriber: Subscriber) {
        const isFirst = !isHydrated;
        isHydrated = true;
        if (isFirst && router.state !== rendered) {
          subscriber(router.state, {});
        }
        return router.subscribe(subscriber);
      },
    },
  }) as DataRouter;
}
