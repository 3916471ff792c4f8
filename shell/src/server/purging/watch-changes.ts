import { REGISTRY_TAG } from '@storefront/host/contracts/page-tags';
import type { Changes } from '@storefront/host/contracts/api';
import type { Registry } from '@storefront/host/contracts/registry';

/** How often the API is asked, in milliseconds. */
const INTERVAL = 500;

/** How long at most until an API is asked again that hasn't responded, in milliseconds. */
const INTERVAL_MAX = 10_000;

interface WatchOptions {
  /** Asks the API what has changed since a cursor. */
  fetchChanges: (after: string | undefined) => Promise<Changes>;
  registry: () => Promise<Registry>;
  purge: (tags: string[]) => void;
}

/**
 * Purges the tags of what changes in the API, and every page when the registry changes. An API that is away is asked
 * again later, for everything since the last response. Returns a function that ends it.
 */
export function watchChanges({ fetchChanges, registry, purge }: WatchOptions): () => void {
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;
  let cursor: string | undefined;
  let known: Registry | undefined;

  function later(milliseconds: number, work: () => void): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds).unref();
    timers.add(timer);
  }

  async function watch(read: () => Promise<void>, interval = INTERVAL): Promise<void> {
    const next = await read().then(
      () => INTERVAL,
      () => Math.min(2 * interval, INTERVAL_MAX),
    );
    later(next, () => void watch(read, next));
  }

  async function readChanges(): Promise<void> {
    const { next, isComplete, tags, again } = await fetchChanges(cursor);
    if (isStopped) return;
    cursor = next;
    if (!isComplete) purge([REGISTRY_TAG]);
    else if (tags.length > 0) purge(tags);
    if (again.tags.length > 0) later(again.seconds * 1_000, () => purge(again.tags));
  }

  async function readRegistry(): Promise<void> {
    const current = await registry();
    if (known && current !== known) purge([REGISTRY_TAG]);
    known = current;
  }

  void watch(readChanges);
  void watch(readRegistry);
  return () => {
    isStopped = true;
    for (const timer of timers) clearTimeout(timer);
  };
}
