import { useEffect, useRef } from 'react';
import type { useLocation, useNavigation } from '@storefront/shared/router';

/**
 * Gives a function that scrolls to the top once the navigation that follows has begun (PLP-07):
 * not at once, so that the router can still store the scroll position to return to.
 */
export function useScrollToTop(
  location: ReturnType<typeof useLocation>,
  next: ReturnType<typeof useNavigation>['location'],
): () => void {
  const isDue = useRef(false);

  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    window.scrollTo({ top: 0 });
  }, [location, next]);

  return () => {
    isDue.current = true;
  };
}
