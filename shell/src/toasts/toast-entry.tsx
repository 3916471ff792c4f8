import { Toast } from '@storefront/shared/ui/toast';
import { useEffect, useRef } from 'react';
import type { ShownToast } from './toast.store';
import { useFocusReturn } from './use-focus-return';
import { useHeld } from './use-held';

/** How long a toast stays that nobody holds, in milliseconds. */
const LIFETIME = 6_000;

interface ToastEntryProps {
  toast: ShownToast;
  /** Must not change from one rendering to the next. */
  onGone: (key: number) => void;
}

/** A toast and its time: it waits while the pointer or the focus is on it, and errors always do. */
export function ToastEntry({ toast: { key, title, description, tone }, onGone }: ToastEntryProps) {
  const element = useRef<HTMLDivElement>(null);
  const giveFocusBack = useFocusReturn(element);
  const stays = useHeld(element) || tone === 'destructive';

  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => onGone(key), LIFETIME);
    return () => clearTimeout(timer);
  }, [stays, onGone, key]);

  function dismiss() {
    giveFocusBack();
    onGone(key);
  }

  return (
    <Toast ref={element} title={title} description={description} tone={tone} onDismiss={dismiss} />
  );
}
