import { countReviews } from '../../../components/reviews/count-reviews';
import { Stars } from '../../../components/reviews/stars';
import type { ReviewSummary } from '../../../lib/reviews/reviews';
import { rating as style } from './buy-box.styles';

interface RatingLinkProps {
  rating: ReviewSummary;
}

/** The average of the stars and the number of reviews, which leads to them. */
export function RatingLink({ rating }: RatingLinkProps) {
  return (
    <a css={style} href="#reviews">
      <Stars value={rating.average} />
      {countReviews(rating.count)}
    </a>
  );
}
