import { useHydrated } from '@storefront/shared/browser/use-hydrated';
import { useLocation } from '@storefront/shared/router';
import { useEffect } from 'react';

/**
 * The token of the mailed link that opened the page, which stands behind the `#` of its address; null without one,
 * and undefined until the page has started. It is taken out of the address, so that it isn't shared or kept with it.
 */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();

  useEffect(() => {
    if (window.location.hash === '') return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [hash]);

  return isHydrated ? tokenIn(hash) : undefined;
}

function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
