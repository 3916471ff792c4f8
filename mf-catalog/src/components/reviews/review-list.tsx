import type { FitVote } from '@storefront/host/contracts';
import { formatLongDate } from '@storefront/host/format/dates';
import type { Review } from '../../lib/reviews/reviews';
import { ReviewPictures } from './review-pictures';
import { list, muted, reviewTitle, said } from './reviews.styles';
import { Stars } from './stars';
import { t } from '../../messages/t';

function fitText(fit: FitVote): string {
  return { small: t('Fits small'), true: t('True to size'), large: t('Fits large') }[fit];
}

interface ReviewListProps {
  reviews: Review[];
}

/** Reviews with who wrote them, and what they bought. */
export function ReviewList({ reviews }: ReviewListProps) {
  return (
    <ol role="list" css={list} aria-label={t('Reviews')}>
      {reviews.map((review, index) => (
        <li key={index}>
          <Stars value={review.stars} />
          {review.title === undefined ? null : <p css={reviewTitle}>{review.title}</p>}
          {review.text === undefined ? null : <p css={said}>{review.text}</p>}
          {review.pictures.length > 0 ? (
            <ReviewPictures author={review.author} pictures={review.pictures} />
          ) : null}
          <p css={muted}>
            {review.author}, {formatLongDate(review.writtenAt)}
          </p>
          {bought(review)}
        </li>
      ))}
    </ol>
  );
}

function bought({ size, color, fit }: Review) {
  const variant = [size, color].filter((part) => part !== undefined).join(', ');
  const facts = [variant && t('Bought: {variant}', { variant }), fit && fitText(fit)].filter(
    Boolean,
  );
  return facts.length === 0 ? null : <p css={muted}>{facts.join(' · ')}</p>;
}
