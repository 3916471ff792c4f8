import { CACHE_TAG, joinTags } from '@storefront/host/contracts/page-tags';
import { callEdge, type EdgeCache } from './edge-cache';

/** What Cloudflare takes in one call. */
const TAGS_MAX = 100;

interface CloudflareOptions {
  address: string;
  /** The id of the zone. */
  id: string;
  /** A token that may purge this zone (`Cache Purge`). */
  token: string;
}

/** Cloudflare: https://developers.cloudflare.com/api/resources/cache/methods/purge/ */
export function cloudflare({ address, id, token }: CloudflareOptions): EdgeCache {
  return {
    tagHeader: (tags) => ({ [CACHE_TAG]: joinTags(tags, ',') }),
    tagsMax: TAGS_MAX,
    purge: (tags) =>
      callEdge(`${address}/zones/${encodeURIComponent(id)}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      }),
  };
}
