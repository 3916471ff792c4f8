import { useSyncExternalStore } from 'react';

/** Scrolled distance after which the header turns dark, in px (NAV-04). */
const THRESHOLD = 20;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True once the page is scrolled by more than 20 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
}
