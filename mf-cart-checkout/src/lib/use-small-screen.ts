import { useSyncExternalStore } from 'react';
import { BREAKPOINT } from '@storefront/shared/theme';

const SMALL = `(max-width: ${BREAKPOINT - 0.02}px)`;

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True where the shop shows its mobile form; on the server false. For what styles alone can't do. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(SMALL).matches,
    () => false,
  );
}
