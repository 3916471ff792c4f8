import type { DataRouter, Location, ScrollPositions } from '../types';

/** The scroll positions of the router's history entries, once something restores them. */
interface ScrollMemory {
  enable: DataRouter['enableScrollRestoration'];
  /** Keeps where the shown page is. */
  save: (location: Location) => void;
  /** Null if the page wasn't shown before. */
  positionOf: (location: Location) => number | null;
}

export function createScrollMemory(): ScrollMemory {
  let scroll: ScrollPositions | undefined;
  return {
    enable(enabled) {
      scroll = enabled;
      return () => {
        if (scroll === enabled) scroll = undefined;
      };
    },
    save(location) {
      if (scroll) scroll.saved[scroll.keyOf(location)] = scroll.current();
    },
    positionOf: (location) => scroll?.saved[scroll.keyOf(location)] ?? null,
  };
}
