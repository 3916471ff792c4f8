import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False on the server and while its HTML is being hydrated, true ever after. What only the browser
 * knows (the cart) is shown once this is true, so that nobody is told of an empty cart in between.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
