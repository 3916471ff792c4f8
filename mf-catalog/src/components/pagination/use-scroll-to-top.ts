import { useEffect, useRef } from 'react';
import type { useLocation, useNavigation } from '@storefront/host/router';

/**
 * Returns a function that scrolls to the top once the next navigation has begun (PLP-07). It doesn't
 * scroll immediately, because the router still has to save the scroll position of the current page.
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
