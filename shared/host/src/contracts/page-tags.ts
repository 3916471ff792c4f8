/**
 * Tags say what a response shows, so that a change drops exactly the cached pages that show it (ADR 53). The API sends
 * them as `Surrogate-Key`, the page server as the cache in front of it wants them, and the API's changes name them.
 */

/** The header of tags that are separated by spaces, as Fastly has it. */
export const SURROGATE_KEY = 'surrogate-key';

/** The header of tags that are separated by commas, as Cloudflare has it. */
export const CACHE_TAG = 'cache-tag';

/** Of everything whose tags aren't known, or too many: each change drops it. */
export const ANYTHING = 'anything';

/** Of every page: they all carry the registry. */
export const REGISTRY_TAG = 'registry';

/** What a change can be of. `listing`: which products a list has, in its usual order. `facets`: by what a list is
 * narrowed, sorted and counted besides, such as prices, sizes and availability. `collection`: the page of a collection. */
export const CHANGE_KINDS = ['product', 'listing', 'facets', 'store', 'collection'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * The tag of a kind of change: of a product by its id, of lists by their category, of lists of all categories without a
 * name, of the page of a collection by its slug, of the list of collections without one.
 */
export function pageTag(kind: ChangeKind, name = ''): string {
  return name === '' ? kind : `${kind}-${encodeURIComponent(name)}`;
}

/**
 * The longest header of tags, in characters. Cloudflare and Fastly take 16 kB, but all headers together have to
 * fit into the 16 kB that clients on Node take.
 */
const HEADER_MAX = 6_000;

/** What `encodeURIComponent` makes; anything else could end the header or be two tags. */
const VALID_TAG = /^[\w.~!*'()%-]{1,1000}$/;

/** The header value of tags, each once; too many are `anything`, and so is one that isn't a tag. */
export function joinTags(tags: Iterable<string>, separator: ' ' | ',' = ' '): string {
  const unique = [...new Set(tags)];
  const joined = unique.join(separator);
  return joined.length <= HEADER_MAX && unique.every((tag) => VALID_TAG.test(tag))
    ? joined
    : ANYTHING;
}

/** The tags of a `Surrogate-Key` header; without one, those of a response whose tags aren't known. */
export function splitTags(header: unknown): string[] {
  const tags = typeof header === 'string' ? header.split(' ').filter((tag) => tag !== '') : [];
  return tags.length > 0 ? tags : [ANYTHING];
}
