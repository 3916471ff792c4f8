import { REVIEW_SORTS, type ReviewSort } from '@storefront/host/contracts';
import { HttpError, services } from '@storefront/host';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import { fetchProduct } from '../../lib/product/product.api';
import type { Product } from '../../lib/product/product';
import { fetchReviews } from '../../lib/reviews/reviews.api';
import type { ProductReviews } from '../../lib/reviews/reviews';
import { t } from '../../messages/t';

/** A page of the reviews of a product, or why it couldn't be loaded. */
export type AllReviewsData =
  | ({ status: 'ready'; product: Product; page: number; sort: ReviewSort } & ProductReviews)
  | { status: 'missing' | 'failed'; message: string };

/** Loads the reviews of the URL's product; an invalid page counts as page 1, an unknown order as the newest first. */
export async function loadAllReviews(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const { id = '' } = params;
  const query = new URL(request.url).searchParams;
  const wanted = query.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 1;
  const sort = REVIEW_SORTS.find((each) => each === query.get('sort')) ?? 'newest';
  const { http } = services(args);
  try {
    // One after the other: a product that isn't found has no reviews to ask for.
    const { product } = await fetchProduct(http, id, request.signal);
    const reviews = await fetchReviews(http, id, request.signal, { page, sort });
    return { status: 'ready', product, page, sort, ...reviews } satisfies AllReviewsData;
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (error instanceof HttpError && error.status === 404) {
      const missing = { status: 'missing', message: t('Product not found') } as const;
      return data<AllReviewsData>(missing, { status: 404 });
    }
    console.error('The reviews could not be loaded.', error);
    const failed = { status: 'failed', message: t('Failed to load the reviews') } as const;
    return data<AllReviewsData>(failed, { status: 503 });
  }
}
