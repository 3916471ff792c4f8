import { ANYTHING } from '@storefront/host/contracts/page-tags';

type Listener = (tags: ReadonlySet<string>) => void;

/** Tells every cache which tags have changed. */
export type Purges = ReturnType<typeof createPurges>;

/** Creates it; listeners are called in the order in which they were added. */
export function createPurges() {
  const listeners: Listener[] = [];
  return {
    onPurge: (listener: Listener): void => void listeners.push(listener),
    /** Drops what has one of these tags, and what may have any. */
    purge: (tags: Iterable<string>): void => {
      const all = new Set([...tags, ANYTHING]);
      for (const listener of listeners) listener(all);
    },
  };
}
