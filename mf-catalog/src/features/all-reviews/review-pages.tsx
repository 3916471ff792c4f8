import { LIMITS, type ReviewSort } from '@storefront/host/contracts';
import { TextLink } from '@storefront/ui/actions/text-link';
import type { Product } from '../../lib/product/product';
import type { ReviewSummary } from '../../lib/reviews/reviews';
import { links } from './all-reviews.styles';
import { reviewsPath } from './reviews-path';
import { t } from '../../messages/t';

interface ReviewPagesProps {
  product: Product;
  summary: ReviewSummary;
  page: number;
  sort: ReviewSort;
}

/** Links to the page before and after this one. */
export function ReviewPages({ product, summary, page, sort }: ReviewPagesProps) {
  const last = Math.ceil(summary.count / LIMITS.reviewsPageSize);
  if (last <= 1) return null;
  const before = Math.min(page - 1, last);
  return (
    <nav css={links} aria-label={t('Pages of reviews')}>
      {before >= 1 ? (
        <TextLink standalone to={reviewsPath(product, { page: before, sort })}>
          {t('Previous page')}
        </TextLink>
      ) : null}
      <span>{t('Page {page} of {last}', { page, last })}</span>
      {page < last ? (
        <TextLink standalone to={reviewsPath(product, { page: page + 1, sort })}>
          {t('Next page')}
        </TextLink>
      ) : null}
    </nav>
  );
}
