import { STALE_SECONDS } from './render-cache';
import type { CacheScope } from './page-renderer';

interface PageAge {
  /** How long a page may be cached without being rendered again. */
  seconds: number;
  /** In milliseconds. */
  renderedAt: number;
}

/**
 * The `Cache-Control` header of a page. The page's age is subtracted, so that no other cache keeps it for
 * longer than this server does.
 */
export function cacheControl(
  scope: CacheScope,
  { seconds, renderedAt }: PageAge,
  now = Date.now(),
): string {
  if (scope === 'nobody') return 'private, no-store';
  if (scope === 'visitor') return 'private, no-cache';
  const left = seconds - Math.floor((now - renderedAt) / 1_000);
  // At least a second: a shared cache that may keep nothing would pass on every request of a crowd.
  return `public, max-age=0, s-maxage=${Math.max(left, 1)}, stale-while-revalidate=${Math.max(STALE_SECONDS + Math.min(left, 0), 0)}`;
}
