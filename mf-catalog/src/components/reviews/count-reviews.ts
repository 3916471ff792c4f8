import { t } from '../../messages/t';

/** A number of reviews, such as "1 review" or "12 reviews". */
export function countReviews(count: number): string {
  return t('{count, plural, one {{count} review} other {{count} reviews}}', { count });
}
