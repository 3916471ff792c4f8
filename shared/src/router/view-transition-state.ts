import { useCallback, useSyncExternalStore } from 'react';
import type { Location } from 'react-router-dom';

/** The pages between which a view transition runs. */
export interface ViewTransitionLocations {
  from: Location;
  to: Location;
}

let current: ViewTransitionLocations | undefined;
const subscribers = new Set<() => void>();

/** Says which view transition runs; undefined when it has ended. Only for the shell. */
export function setViewTransition(locations: ViewTransitionLocations | undefined): void {
  current = locations;
  subscribers.forEach((onChange) => onChange());
}

/**
 * True while a view transition leads to the page at this path, or away from it: an element that it has in
 * common with the page is named then (`view-transition-name`). Renders nothing else again, unlike the hook of
 * React Router, which it has the name of.
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
