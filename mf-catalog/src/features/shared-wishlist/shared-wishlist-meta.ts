import type { PageMeta } from '@storefront/host';

/** The meta of a shared wishlist, which search engines leave out. */
export function sharedWishlistMeta(): PageMeta {
  return { title: 'A shared wishlist', noIndex: true };
}
