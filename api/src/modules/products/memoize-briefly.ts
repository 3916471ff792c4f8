import { LRUCache } from 'lru-cache';

/** How long a result is cached, in milliseconds: slightly outdated matches do no harm. */
export const RESULT_LIFETIME = 10_000;

/** How many results are cached. */
const RESULTS_MAX = 500;

/**
 * Caches the result of `read` for each key for ten seconds, because finding what matches is the expensive part
 * of a search. Concurrent calls for the same key share one query; a failure isn't cached.
 */
export function memoizeBriefly<Key extends object, Result extends object | number>(
  read: (key: Key) => Promise<Result>,
): (key: Key) => Promise<Result> {
  const results = new LRUCache<string, Result, () => Promise<Result>>({
    max: RESULTS_MAX,
    ttl: RESULT_LIFETIME,
    // Reads the clock at each call.
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  return (key) => results.forceFetch(JSON.stringify(key), { context: () => read(key) });
}
