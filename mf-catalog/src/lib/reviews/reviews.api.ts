import { apiPaths, type ReviewSort } from '@storefront/host/contracts';
import { HttpError, type Http } from '@storefront/host';
import { NO_REVIEWS, parseReviews, type ProductReviews } from './reviews';

interface ReviewsPage {
  page: number;
  sort: ReviewSort;
}

/** Fetches a page of the reviews of a product, by its id or handle; a server without reviews has none. */
export async function fetchReviews(
  http: Http,
  productId: string,
  signal: AbortSignal,
  { page, sort }: ReviewsPage = { page: 1, sort: 'newest' },
): Promise<ProductReviews> {
  try {
    return parseReviews(
      await http.get(apiPaths.productReviews(productId), {
        params: { page, sort },
        signal,
      }),
    );
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return NO_REVIEWS;
    throw error;
  }
}
