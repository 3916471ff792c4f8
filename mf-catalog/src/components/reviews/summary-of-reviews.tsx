import { pagePaths, type FitVote } from '@storefront/host/contracts';
import { TextLink } from '@storefront/ui/actions/text-link';
import type { ReviewSummary } from '../../lib/reviews/reviews';
import { countReviews } from './count-reviews';
import { average, bar, bars, column, soft, total } from './reviews.styles';
import { Stars } from './stars';
import { t } from '../../messages/t';

function sizingText(sizing: FitVote): string {
  switch (sizing) {
    case 'small':
      return t('Most buyers say: runs small');
    case 'true':
      return t('Most buyers say: true to size');
    case 'large':
      return t('Most buyers say: runs large');
  }
}

interface SummaryOfReviewsProps {
  summary: ReviewSummary;
}

/** The average, how many gave which stars, how most say that it fits, and where a buyer writes a review. */
export function SummaryOfReviews({ summary }: SummaryOfReviewsProps) {
  const { count, stars, sizing } = summary;
  return (
    <div css={column}>
      <p css={total}>
        <span css={average} aria-hidden="true">
          {summary.average.toFixed(1)}
        </span>
        <Stars value={summary.average} />
        <span css={soft}>{countReviews(count)}</span>
      </p>
      <ul role="list" css={bars} aria-label={t('Reviews by stars')}>
        {[5, 4, 3, 2, 1].map((value) => {
          const given = stars[value - 1] ?? 0;
          return (
            <li key={value}>
              <span>{t('{value, plural, one {# star} other {# stars}}', { value })}</span>
              <span css={bar} style={{ backgroundSize: `${(100 * given) / count}%` }} />
              <span>{given}</span>
            </li>
          );
        })}
      </ul>
      {sizing === undefined ? null : <p>{sizingText(sizing)}</p>}
      <p css={soft}>{t('Only buyers write reviews, and we check each before it is shown.')}</p>
      <TextLink standalone css={soft} to={pagePaths.orders}>
        {t('Bought it? Write a review')}
      </TextLink>
    </div>
  );
}
