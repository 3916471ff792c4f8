import { useHydrated } from '@storefront/host/browser/use-hydrated';
import { useLocation } from '@storefront/host/router';
import { useEffect } from 'react';

/**
 * The token in the `#` part of the mailed link that opened the page; null without one, and undefined until
 * the page is hydrated. It is removed from the URL, so that it isn't shared or stored in the history.
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
