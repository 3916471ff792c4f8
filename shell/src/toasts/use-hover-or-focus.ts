import { useEffect, useState, type RefObject } from 'react';

/** True while the pointer is over an element or the focus is in it. */
export function useHoverOrFocus(element: RefObject<HTMLElement | null>): boolean {
  const hovered = useBetween(element, 'pointerenter', 'pointerleave');
  const focused = useBetween(element, 'focusin', 'focusout');
  return hovered || focused;
}

/** True from the start event of an element to its end event. */
function useBetween(element: RefObject<HTMLElement | null>, start: string, end: string): boolean {
  const [isActive, setIsActive] = useState(false);

  useEffect(() => {
    const { current } = element;
    const begin = () => setIsActive(true);
    const stop = () => setIsActive(false);
    current?.addEventListener(start, begin);
    current?.addEventListener(end, stop);
    return () => {
      current?.removeEventListener(start, begin);
      current?.removeEventListener(end, stop);
    };
  }, [element, start, end]);

  return isActive;
}
