import { pagePaths, type ReviewSort } from '@storefront/host/contracts';
import type { Product } from '../../lib/product/product';

/** A page of the reviews of a product, in an order; the first page and the newest first are left out of the path. */
export function reviewsPath(
  { id, handle = id }: Pick<Product, 'id' | 'handle'>,
  { page, sort }: { page: number; sort: ReviewSort },
): string {
  const query = new URLSearchParams();
  if (sort !== 'newest') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  const path = pagePaths.productReviews(handle);
  return query.size === 0 ? path : `${path}?${query}`;
}
