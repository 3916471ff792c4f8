import { useEffect, useState, type RefObject } from 'react';

/** True while the pointer is over an element or the focus in it. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const hovered = useBetween(element, 'pointerenter', 'pointerleave');
  const focused = useBetween(element, 'focusin', 'focusout');
  return hovered || focused;
}

/** True from one event of an element to the other. */
function useBetween(element: RefObject<HTMLElement | null>, start: string, end: string): boolean {
  const [is, setIs] = useState(false);

  useEffect(() => {
    const { current } = element;
    const begin = () => setIs(true);
    const stop = () => setIs(false);
    current?.addEventListener(start, begin);
    current?.addEventListener(end, stop);
    return () => {
      current?.removeEventListener(start, begin);
      current?.removeEventListener(end, stop);
    };
  }, [element, start, end]);

  return is;
}
