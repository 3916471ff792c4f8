import { Toast } from '@storefront/ui/feedback/toast';
import { useEffect, useRef } from 'react';
import type { ShownToast } from './toast.store';
import { useFocusReturn } from './use-focus-return';
import { useHoverOrFocus } from './use-hover-or-focus';

/** How long a toast is shown, in milliseconds. */
const LIFETIME = 6_000;

interface ToastEntryProps {
  toast: ShownToast;
  /** Called when the toast expires or is dismissed; must be stable between renders. */
  onExpire: (key: number) => void;
}

/** A toast with its timer, which pauses under the pointer or the focus; an error has no timer. */
export function ToastEntry({
  toast: { key, title, description, tone },
  onExpire,
}: ToastEntryProps) {
  const element = useRef<HTMLDivElement>(null);
  const returnFocus = useFocusReturn(element);
  const isPaused = useHoverOrFocus(element);
  const stays = isPaused || tone === 'destructive';

  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => onExpire(key), LIFETIME);
    return () => clearTimeout(timer);
  }, [stays, onExpire, key]);

  function dismiss() {
    returnFocus();
    onExpire(key);
  }

  return (
    <Toast ref={element} title={title} description={description} tone={tone} onDismiss={dismiss} />
  );
}
