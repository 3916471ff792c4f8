import { DataRouterContext } from '@storefront/shared/router';
import { useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Follows a `<dialog>` that the browser opens and closes by itself, which it does before any script has
 * arrived. A navigation closes it (NAV-05), as soon as it begins; nothing is rendered for that.
 */
export function useMenuDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const router = useContext(DataRouterContext)?.router;

  useEffect(() => {
    let shown = router?.state.location.key;
    return router?.subscribe(({ location, navigation }) => {
      const { key } = navigation.location ?? location;
      if (key !== shown) ref.current?.close();
      shown = key;
    });
  }, [router]);

  const subscribe = useCallback((onChange: () => void) => {
    const dialog = ref.current;
    dialog?.addEventListener('toggle', onChange);
    return () => dialog?.removeEventListener('toggle', onChange);
  }, []);
  const open = useSyncExternalStore(
    subscribe,
    () => ref.current?.open ?? false,
    () => false,
  );
  return { ref, open };
}
