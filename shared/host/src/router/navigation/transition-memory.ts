import type { HistoryAction, Location, ViewTransitionLocations } from '../types';

interface Change {
  action: HistoryAction;
  /** True if the link asked for a view transition. */
  isWanted: boolean | undefined;
}

/** Remembers between which pages view transitions ran, so that going back runs them the other way round. */
export function createTransitionMemory() {
  const pairs = new Set<string>();
  const pair = (from: Location, to: Location) => `${from.pathname} ${to.pathname}`;
  return {
    /** The view transition between two pages; undefined without one. */
    between(
      from: Location,
      to: Location,
      { action, isWanted }: Change,
    ): ViewTransitionLocations | undefined {
      if (action !== 'POP') {
        if (!isWanted) return undefined;
        pairs.add(pair(from, to));
        return { from, to };
      }
      if (from === to) return undefined;
      return pairs.has(pair(from, to)) || pairs.has(pair(to, from)) ? { from, to } : undefined;
    },
  };
}
