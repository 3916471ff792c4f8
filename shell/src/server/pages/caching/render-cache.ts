import { LRUCache } from 'lru-cache';

/** How long after its lifetime an entry may still be sent, in seconds, while a new one is rendered. */
export const STALE_SECONDS = 60;

/** What an entry takes in memory besides its value and its key, in bytes. */
const ENTRY_SIZE = 1_000;

/** What was rendered, and when. */
export interface Rendered<Value> {
  value: Value;
  /** What the value takes in memory, in bytes; absent for one that must not be cached. */
  cacheSize?: number;
  renderedAt: number;
  /** What the value shows: a purge of one of these tags drops it. */
  tags: string[];
  /** True when one of them was purged while it was rendered: it may be outdated already. */
  isOutdated?: boolean;
}

/** What the cache had: a fresh entry; a stale one, which is sent while a new one is rendered; none. */
export type CacheLookup = 'hit' | 'stale' | 'miss';

interface RenderCacheOptions {
  /** How long an entry is sent without being rendered again, in seconds; 0 caches nothing. */
  seconds: number;
  /** What all entries together may take in memory, in bytes. */
  maxBytes: number;
  /** Called for each request, with the result of its look-up. */
  onLookup?: (found: CacheLookup) => void;
  /** Called when a stale entry could not be rendered again; it is still sent. */
  onError: (error: unknown) => void;
  now?: () => number;
}

/** Pages, fragments or sitemaps, cached briefly; concurrent requests for an entry share one render. */
export type RenderCache<Value> = ReturnType<typeof createRenderCache<Value>>;

/** Creates the cache. */
export function createRenderCache<Value>({
  seconds,
  maxBytes,
  onLookup,
  onError,
  now = Date.now,
}: RenderCacheOptions) {
  const cached = new LRUCache<string, Rendered<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ cacheSize = 0 }, key) => cacheSize + 2 * key.length + ENTRY_SIZE,
  });
  const rendering = new Map<string, Promise<Rendered<Value>>>();
  /** What was purged since each of the renders began that haven't finished. */
  const purgedMeanwhile = new Set<Set<string>>();

  /** The entry with this key, cached or newly rendered. */
  function get(key: string, render: () => Promise<Rendered<Value>>): Promise<Rendered<Value>> {
    if (seconds === 0) return render();
    const found = cached.get(key);
    const age = found ? (now() - found.renderedAt) / 1_000 : Infinity;
    if (found && age < seconds) {
      onLookup?.('hit');
      return Promise.resolve(found);
    }
    const next = rendering.get(key) ?? renderNew(key, render);
    if (!found || age >= seconds + STALE_SECONDS) {
      onLookup?.('miss');
      return next;
    }
    onLookup?.('stale');
    next.catch(onError);
    return Promise.resolve(found);
  }

  function renderNew(key: string, render: () => Promise<Rendered<Value>>) {
    const purged = new Set<string>();
    purgedMeanwhile.add(purged);
    const pending = render()
      .then((rendered) => {
        if (rendered.tags.some((tag) => purged.has(tag))) return { ...rendered, isOutdated: true };
        if (rendered.cacheSize !== undefined) cached.set(key, rendered);
        return rendered;
      })
      .finally(() => {
        purgedMeanwhile.delete(purged);
        if (rendering.get(key) === pending) rendering.delete(key);
      });
    rendering.set(key, pending);
    return pending;
  }

  /**
   * Drops the entries with one of these tags, without sending them once more. Nobody who comes later waits for a render
   * that has begun, because its tags aren't known yet.
   */
  function purge(tags: ReadonlySet<string>): void {
    rendering.clear();
    for (const purged of purgedMeanwhile) for (const tag of tags) purged.add(tag);
    for (const [key, entry] of [...cached.entries()]) {
      if (entry.tags.some((tag) => tags.has(tag))) cached.delete(key);
    }
  }

  return { get, purge };
}
