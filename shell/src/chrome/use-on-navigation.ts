import { DataRouterContext } from '@storefront/host/router';
import { useContext, useEffect } from 'react';

/** Calls back as soon as a navigation begins, without a render. */
export function useOnNavigation(callback: () => void): void {
  const router = useContext(DataRouterContext)?.router;

  useEffect(() => {
    let shown = router?.state.location.key;
    return router?.subscribe(({ location, navigation }) => {
      const { key } = navigation.location ?? location;
      if (key !== shown) callback();
      shown = key;
    });
  }, [router, callback]);
}
