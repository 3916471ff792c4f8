import type { OwnReview, Review } from '@storefront/host/contracts/api';
import { presentPicture } from '../../http/present-picture';
import type { AuthoredReview, IllustratedReview, ReviewRow } from './reviews.repository';

/** The name under a review: the first name and the initial of the last one, such as "Meera I.", and no more. */
export function shownName({ firstName, lastName }: AuthoredReview['author']): string {
  const [initial] = lastName.trim();
  const first = firstName.trim();
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

function presentSaid({ stars, fit, title, body, size, color, writtenAt }: ReviewRow) {
  return { stars, fit, title, text: body, size, color, writtenAt: writtenAt.toISOString() };
}

/** A published review as everybody sees it. */
export function presentReview(
  { review, pictures, author }: AuthoredReview,
  publicUrl: string,
): Review {
  return {
    ...presentSaid(review),
    author: shownName(author),
    ...(pictures.length > 0 && {
      pictures: pictures.map(({ picture }) => presentPicture(picture, publicUrl)),
    }),
  };
}

/** A review as its author sees it. */
export function presentOwnReview(
  { review, pictures }: IllustratedReview,
  publicUrl: string,
): OwnReview {
  const { productId, state, reason } = review;
  return {
    ...presentSaid(review),
    productId,
    state,
    reason,
    ...(pictures.length > 0 && {
      pictures: pictures.map(({ id, picture }) => ({
        id,
        picture: presentPicture(picture, publicUrl),
      })),
    }),
  };
}
