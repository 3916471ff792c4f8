import { useLocation } from '@storefront/shared/router';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNextLocation } from '../../page/use-next-location';

/**
 * Follows a `<dialog>` that the browser opens and closes by itself, which it does before any script has
 * arrived. A navigation closes it (NAV-05), as soon as it begins.
 */
export function useMenuDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const current = useLocation();
  const next = useNextLocation();
  const { key } = next ?? current;
  const keyBefore = useRef(key);

  useEffect(() => {
    if (keyBefore.current !== key) ref.current?.close();
    keyBefore.current = key;
  }, [key]);

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
