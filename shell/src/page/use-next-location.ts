import { DataRouterContext, type Location } from '@storefront/host/router';
import { useCallback, useContext, useSyncExternalStore } from 'react';

/**
 * The location that the router is navigating to; undefined when it is idle. Read from the router directly:
 * React passes the router's updates on in a transition, which waits until the page is hydrated.
 */
export function useNextLocation(): Location | undefined {
  const context = useContext(DataRouterContext);
  if (!context) throw new Error('useNextLocation needs a data router around it.');
  const { router } = context;
  const subscribe = useCallback((onChange: () => void) => router.subscribe(onChange), [router]);
  return useSyncExternalStore(
    subscribe,
    () => router.state.navigation.location,
    () => undefined,
  );
}
