import { css } from '@emotion/react';
import type { FragmentContentProps } from '@storefront/host';
import { pagePaths } from '@storefront/host/contracts';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import { ButtonLink } from '@storefront/ui/actions/button';
import { media, space } from '@storefront/ui/theme';
import { useId } from 'react';
import { ReviewList } from '../../components/reviews/review-list';
import { column, columns } from '../../components/reviews/reviews.styles';
import { SummaryOfReviews } from '../../components/reviews/summary-of-reviews';
import { SectionHeading } from '../../components/section-heading';
import type { ProductReviews as Loaded } from '../../lib/reviews/reviews';
import { t } from '../../messages/t';

const section = css`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(6)};

  ${media.desktop} {
    gap: ${space(4)};
    padding-block: ${space(8)};
  }
`;

/** "Reviews" of a product's page: the summary, the newest ones, and a link to all; nothing where there are none. */
export function ProductReviews({
  props: { productId },
  data: { reviews, summary },
}: FragmentContentProps<FragmentProps['catalog.reviews'], Loaded>) {
  const titleId = useId();
  if (summary.count === 0) return null;
  return (
    <section css={section} aria-labelledby={titleId}>
      <SectionHeading id={titleId}>{t('Reviews')}</SectionHeading>
      <div css={columns}>
        <SummaryOfReviews summary={summary} />
        <div css={column}>
          <ReviewList reviews={reviews} />
          {summary.count > reviews.length ? (
            <ButtonLink variant="secondary" to={pagePaths.productReviews(productId)}>
              {t('More reviews')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
