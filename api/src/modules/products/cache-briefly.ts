import { LRUCache } from 'lru-cache';

/** How long a result is kept, in milliseconds: a total that is seconds old does no harm. */
const TTL = 10_000;

/** How many results are kept. */
const RESULTS_MAX = 500;

/**
 * Keeps what `read` finds, for ten seconds and each key, because counting is the expensive part of a listing. Equal
 * calls at the same time share one query; a failure isn't kept.
 */
export function cacheBriefly<Key extends object, Result extends object | number>(
  read: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const results = new LRUCache<string, Result, () => Promise<Result>>({
    max: RESULTS_MAX,
    ttl: TTL,
    // The clock is read at each call.
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return (key) => results.forceFetch(JSON.stringify(key), { context: () => read(key) });
}
