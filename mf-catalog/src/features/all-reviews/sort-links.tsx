import { REVIEW_SORTS, type ReviewSort } from '@storefront/host/contracts';
import { TextLink } from '@storefront/ui/actions/text-link';
import type { Product } from '../../lib/product/product';
import { links } from './all-reviews.styles';
import { reviewsPath } from './reviews-path';
import { t } from '../../messages/t';

function sortLabel(sort: ReviewSort): string {
  return {
    newest: t('Newest first'),
    highest: t('Highest first'),
    lowest: t('Lowest first'),
  }[sort];
}

interface SortLinksProps {
  product: Product;
  sort: ReviewSort;
}

/** Links to the orders in which the reviews can be listed. */
export function SortLinks({ product, sort }: SortLinksProps) {
  return (
    <nav css={links} aria-label={t('Sort reviews')}>
      {REVIEW_SORTS.map((each) => (
        <TextLink
          key={each}
          standalone
          to={reviewsPath(product, { page: 1, sort: each })}
          aria-current={each === sort ? 'true' : undefined}
        >
          {sortLabel(each)}
        </TextLink>
      ))}
    </nav>
  );
}
