import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useOnNavigation } from '../use-on-navigation';

/**
 * Follows a `<dialog>` that the browser opens and closes by itself, which it does before any script has
 * arrived. A navigation closes it (NAV-05), as soon as it begins; nothing is rendered for that.
 */
export function useMenuDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  useOnNavigation(useCallback(() => ref.current?.close(), []));

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
