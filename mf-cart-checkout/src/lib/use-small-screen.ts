import { useSyncExternalStore } from 'react';
import { BREAKPOINT } from '@storefront/ui/theme';

const SMALL_SCREEN = `(max-width: ${BREAKPOINT - 0.02}px)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True below the mobile breakpoint, false on the server. For differences that CSS can't express. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SMALL_SCREEN).matches,
    () => false,
  );
}
