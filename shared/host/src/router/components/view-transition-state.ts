import { useCallback, useSyncExternalStore } from 'react';
import type { ViewTransitionLocations } from '../types';

let current: ViewTransitionLocations | undefined;
const subscribers = new Set<() => void>();

/** Sets the running view transition, or undefined when it has ended. Only for the shell. */
export function setViewTransition(locations: ViewTransitionLocations | undefined): void {
  current = locations;
  subscribers.forEach((onChange) => onChange());
}

/**
 * True while a view transition leads to the page at this path, or away from it: then an element that both
 * pages show gets its `view-transition-name`. Unlike React Router's hook of the same name, it doesn't
 * re-render other components.
 */
export function useViewTransitionState(path: string): boolean {
  const isPartOf = useCallback(
    () => current?.from.pathname === path || current?.to.pathname === path,
    [path],
  );
  return useSyncExternalStore(subscribe, isPartOf, () => false);
}

function subscribe(onChange: () => void): () => void {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
}
