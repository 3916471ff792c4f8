import { useEffect, useRef, type RefObject } from 'react';

/** For something that is about to go: gives the focus, if it has it, back to where it came from. */
export function useFocusReturn(element: RefObject<HTMLElement | null>): () => void {
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    const { current } = element;
    function remember({ relatedTarget }: FocusEvent) {
      cameFrom.current = relatedTarget;
    }
    current?.addEventListener('focusin', remember);
    return () => current?.removeEventListener('focusin', remember);
  }, [element]);

  return () => {
    if (!element.current?.contains(document.activeElement)) return;
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
}
