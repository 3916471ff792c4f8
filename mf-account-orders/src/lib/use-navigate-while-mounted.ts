import { useUnmounted } from '@storefront/host/browser/use-unmounted';
import { useNavigate } from '@storefront/host/router';

/**
 * Navigates after an awaited call, unless the component is unmounted by then: a shopper who has opened
 * another page meanwhile stays there.
 */
export function useNavigateWhileMounted() {
  const navigate = useNavigate();
  const unmounted = useUnmounted();

  return async (path: string, options?: { replace: boolean }): Promise<void> => {
    if (!unmounted.current) await navigate(path, options);
  };
}
