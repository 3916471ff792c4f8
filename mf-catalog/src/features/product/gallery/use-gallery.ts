import { useRef, useState } from 'react';

/**
 * Tracks which of `count` pictures in a horizontal scroller is current: the one that a swipe ends at,
 * or that `show` was called with.
 */
export function useGallery(count: number) {
  const scroller = useRef<HTMLUListElement>(null);
  /** The target of a scroll that `show` started; the pictures on the way there don't become current. */
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const element = scroller.current;
    if (!element || index < 0 || index >= count) return;
    goal.current = index;
    setCurrent(index);
    element.scrollLeft = index * element.clientWidth;
  }

  function follow() {
    const element = scroller.current;
    if (!element || element.clientWidth === 0) return;
    const shown = Math.round(element.scrollLeft / element.clientWidth);
    if (goal.current !== undefined && goal.current !== shown) return;
    goal.current = undefined;
    setCurrent(shown);
  }

  /** Called when the shopper scrolls by finger or wheel instead. */
  function release() {
    goal.current = undefined;
  }

  return { scroller, current, show, follow, release };
}
