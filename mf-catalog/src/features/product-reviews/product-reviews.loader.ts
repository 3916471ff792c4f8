import type { FragmentLoaderArgs } from '@storefront/host';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import { fetchReviews } from '../../lib/reviews/reviews.api';
import type { ProductReviews } from '../../lib/reviews/reviews';

/** Loads the newest reviews of a product. */
export function loadProductReviews({
  props: { productId },
  http,
  signal,
}: FragmentLoaderArgs<FragmentProps['catalog.reviews']>): Promise<ProductReviews> {
  return fetchReviews(http, productId, signal);
}
