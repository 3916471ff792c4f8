import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Tracks which of `count` pictures in a horizontal scroller is current: the one that a swipe ends at,
 * or that `show` was called with.
 */
export function useGallery(count: number) {
  const scroller = useRef<HTMLUListElement>(null);
  /** The target of a scroll that `show` started; the pictures on the way there don't become current. */
  const scrollTarget = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);

  function show(index: number) {
    const element = scroller.current;
    if (!element || index < 0 || index >= count) return;
    scrollTarget.current = index;
    setCurrent(index);
    element.scrollLeft = index * element.clientWidth;
  }

  function updateCurrent() {
    const element = scroller.current;
    if (!element || element.clientWidth === 0) return;
    const shown = Math.round(element.scrollLeft / element.clientWidth);
    if (scrollTarget.current !== undefined && scrollTarget.current !== shown) return;
    scrollTarget.current = undefined;
    setCurrent(shown);
  }

  // The scroller works without scripts: it may have been swiped before the page was hydrated.
  const readInitialPosition = useEffectEvent(updateCurrent);
  useEffect(() => readInitialPosition(), []);

  /** Called when the shopper scrolls by finger or wheel instead. */
  function clearScrollTarget() {
    scrollTarget.current = undefined;
  }

  // There may be fewer pictures since one was shown: of another colour.
  return {
    scroller,
    current: Math.min(current, count - 1),
    show,
    updateCurrent,
    clearScrollTarget,
  };
}
