import type { PageMeta } from '@storefront/host';

/** The meta of the wishlist, which search engines must not index: it differs for each visitor. */
export function wishlistMeta(): PageMeta {
  return { title: 'Wishlist', noIndex: true };
}
