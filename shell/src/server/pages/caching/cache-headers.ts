import type { EdgeCache } from '../../purging/edge/edge-cache';
import type { CacheScope } from '../page-renderer';
import { STALE_SECONDS, type Rendered } from './render-cache';

type RenderedPage = Pick<Rendered<unknown>, 'renderedAt' | 'tags' | 'isOutdated'> & {
  /** How long a page may be cached without being rendered again. */
  seconds: number;
  /** The cache in front of this server, if it can drop pages by their tags. */
  edge?: Pick<EdgeCache, 'tagHeader'> | undefined;
};

/**
 * The headers that tell other caches how long they may keep a page, and the one in front by which tags to drop it. The page's age is
 * subtracted, so that no other cache keeps it for longer than this server does.
 */
export function cacheHeaders(
  scope: CacheScope,
  { seconds, renderedAt, tags, isOutdated = false, edge }: RenderedPage,
  now = Date.now(),
): Record<string, string> {
  if (scope === 'nobody') return { 'cache-control': 'private, no-store' };
  // A page that was being rendered during a purge would reach other caches after it.
  if (scope === 'visitor' || isOutdated) return { 'cache-control': 'private, no-cache' };
  const left = seconds - Math.floor((now - renderedAt) / 1_000);
  // At least a second: a shared cache that may keep nothing would pass on every request of a crowd.
  const fresh = Math.max(left, 1);
  const stale = Math.max(STALE_SECONDS + Math.min(left, 0), 0);
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    ...edge?.tagHeader(tags),
  };
}
