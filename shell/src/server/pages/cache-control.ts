import { STALE_SECONDS } from './page-cache';
import type { CacheScope } from './page-renderer';

interface PageAge {
  /** How long a page may be kept without being rendered anew. */
  seconds: number;
  /** In milliseconds. */
  renderedAt: number;
}

/**
 * The `Cache-Control` header of a page. What its age has taken of its time is not given to other caches
 * again, so that a page is nowhere sent later than here.
 */
export function cacheControl(
  keptBy: CacheScope,
  { seconds, renderedAt }: PageAge,
  now = Date.now(),
): string {
  if (keptBy === 'nobody') return 'private, no-store';
  if (keptBy === 'visitor') return 'private, no-cache';
  const left = seconds - Math.floor((now - renderedAt) / 1_000);
  // At least a second: a crowd would pass a cache that may keep nothing.
  return `public, max-age=0, s-maxage=${Math.max(left, 1)}, stale-while-revalidate=${Math.max(STALE_SECONDS + Math.min(left, 0), 0)}`;
}
