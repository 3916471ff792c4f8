import type { PageMeta } from '@storefront/host';
import { t } from '../../messages/t';

/** The meta of a shared wishlist, which search engines leave out. */
export function sharedWishlistMeta(): PageMeta {
  return { title: t('A shared wishlist'), noIndex: true };
}
