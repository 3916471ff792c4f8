import { joinTags, SURROGATE_KEY } from '@storefront/host/contracts/page-tags';
import { callEdge, type EdgeCache } from './edge-cache';

/** What Fastly takes in one call. */
const TAGS_MAX = 256;

interface FastlyOptions {
  address: string;
  /** The id of the service. */
  id: string;
  /** A token that may purge this service (`purge_select`). */
  token: string;
}

/** Fastly: https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag */
export function fastly({ address, id, token }: FastlyOptions): EdgeCache {
  return {
    tagHeader: (tags) => ({ [SURROGATE_KEY]: joinTags(tags) }),
    tagsMax: TAGS_MAX,
    purge: (tags) =>
      callEdge(`${address}/service/${encodeURIComponent(id)}/purge`, {
        method: 'POST',
        headers: {
          'fastly-key': token,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ surrogate_keys: tags }),
      }),
  };
}
