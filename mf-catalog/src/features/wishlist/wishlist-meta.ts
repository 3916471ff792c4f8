import type { PageMeta } from '@storefront/shared/host';

/** The meta of the wishlist, which search engines leave out: it is each visitor's own. */
export function wishlistMeta(): PageMeta {
  return { title: 'Wishlist', noIndex: true };
}
