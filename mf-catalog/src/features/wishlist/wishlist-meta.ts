import type { PageMeta } from '@storefront/host';
import { t } from '../../messages/t';

/** The meta of the wishlist, which search engines must not index: it differs for each visitor. */
export function wishlistMeta(): PageMeta {
  return { title: t('Wishlist'), noIndex: true };
}
