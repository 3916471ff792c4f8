import { useRef, useState } from 'react';

/**
 * Which of `count` pictures in a horizontal scroller is shown: the one that a swipe ends at, or that
 * `show` was called with.
 */
export function useGallery(count: number) {
  const scroller = useRef<HTMLUListElement>(null);
  /** The target of a scroll that `show` started; the pictures that it passes are not shown ones. */
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

  /** A finger or a wheel takes over. */
  function release() {
    goal.current = undefined;
  }

  return { scroller, current, show, follow, release };
}
