/** A number of reviews, such as "1 review" or "12 reviews". */
export function countReviews(count: number): string {
  return `${count} ${count === 1 ? 'review' : 'reviews'}`;
}
