import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * False on the server and while the server's HTML is hydrated, true from then on, and from the first render on in
 * what a navigation shows. What only the browser knows (cart, storage, the address behind `#`) is shown once this is
 * true: before that it would differ from the server's HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
