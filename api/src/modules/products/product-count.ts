import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database';
import { countProducts, type ProductFilter } from './products.repository';

/** How long a count is kept, in milliseconds: a total that is seconds old does no harm. */
const TTL = 10_000;

/** How many filters' counts are kept. */
const MAX_COUNTS = 500;

/** The number of products that match a filter. */
export type ProductCount = (filter: ProductFilter) => Promise<number>;

/**
 * Counts products, each filter once in ten seconds, because counting is the expensive part of a
 * listing. Equal calls at the same time share one query.
 */
export function createProductCount(
  db: Database,
  count: typeof countProducts = countProducts,
): ProductCount {
  const counts = new LRUCache<string, number, ProductFilter>({
    max: MAX_COUNTS,
    ttl: TTL,
    fetchMethod: (_key, _stale, { context }) => count(db, context),
  });
  return (filter) => counts.forceFetch(JSON.stringify(filter), { context: filter });
}
