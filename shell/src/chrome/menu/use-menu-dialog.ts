import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useOnNavigation } from '../use-on-navigation';

/**
 * Tracks a `<dialog>` that the browser opens and closes by invoker commands, even before any script has
 * loaded. A navigation closes it as soon as it begins (NAV-05), without a render.
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
