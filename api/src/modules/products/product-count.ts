import { LRUCache } from 'lru-cache';
import type { ProductFilter } from './products.repository';

/** How long a count is kept, in milliseconds: a total that is seconds old does no harm. */
const TTL = 10_000;

/** How many filters' counts are kept. */
const MAX_COUNTS = 500;

/** The number of products that match a filter. */
export type ProductCount = (filter: ProductFilter) => Promise<number>;

/**
 * Keeps what `count` finds, each filter's number for ten seconds, because counting is the expensive
 * part of a listing. Equal calls at the same time share one query.
 */
export function createProductCount(count: ProductCount): ProductCount {
  const counts = new LRUCache<string, number, ProductFilter>({
    max: MAX_COUNTS,
    ttl: TTL,
    // The clock is read at each call.
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context }) => count(context),
  });
  return (filter) => counts.forceFetch(JSON.stringify(filter), { context: filter });
}
