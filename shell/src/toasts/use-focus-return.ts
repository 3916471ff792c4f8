import { useEffect, useRef, type RefObject } from 'react';

/** For an element that is about to be removed: returns the focus, if it is inside, to where it came from. */
export function useFocusReturn(element: RefObject<HTMLElement | null>): () => void {
  const previousFocus = useRef<EventTarget | null>(null);

  useEffect(() => {
    const { current } = element;
    function remember({ relatedTarget }: FocusEvent) {
      previousFocus.current = relatedTarget;
    }
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, [element]);

  return () => {
    if (!element.current?.contains(document.activeElement)) return;
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
}
