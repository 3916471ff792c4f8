import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and while its HTML is hydrated, then true; on a page opened by a navigation true from
 * the first render. Show what only the browser knows (cart, storage, the address behind `#`) only once this
 * is true; earlier it would differ from the server's HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
