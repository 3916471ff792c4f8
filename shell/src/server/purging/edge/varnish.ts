import { joinTags, SURROGATE_KEY } from '@storefront/host/contracts/page-tags';
import { callEdge, type EdgeCache } from './edge-cache';

/** Varnish takes a header of 8 kB, and a tag may have an id of 100 characters, each encoded by nine. */
const TAGS_MAX = 8;

/**
 * Varnish with the rules of docs/varnish/storefront.vcl: `PURGE` with the tags in `Surrogate-Key`, for its module xkey
 * (https://github.com/varnish/varnish-modules/blob/master/src/vmod_xkey.vcc). Each of the addresses has a cache of its
 * own.
 */
export function varnish(addresses: string[]): EdgeCache {
  return {
    tagHeader: (tags) => ({ [SURROGATE_KEY]: joinTags(tags) }),
    tagsMax: TAGS_MAX,
    async purge(tags) {
      const init = { method: 'PURGE', headers: { [SURROGATE_KEY]: tags.join(' ') } };
      await Promise.all(addresses.map((address) => callEdge(address, init)));
    },
  };
}
