import type { FragmentLoaderArgs } from '@storefront/host';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import { fetchReviews } from '../../lib/reviews/reviews.api';
import type { ProductReviews } from '../../lib/reviews/reviews';

/** As many as a page with much else on it has room for. */
const SHOWN = 3;

/** Loads the summary of the reviews of a product, and the newest of them. */
export async function loadProductReviews({
  props: { productId },
  http,
  signal,
}: FragmentLoaderArgs<FragmentProps['catalog.reviews']>): Promise<ProductReviews> {
  const { reviews, summary } = await fetchReviews(http, productId, signal);
  return { reviews: reviews.slice(0, SHOWN), summary };
}
