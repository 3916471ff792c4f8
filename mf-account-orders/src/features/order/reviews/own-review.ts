import {
  FIT_VOTES,
  REVIEW_STATES,
  type FitVote,
  type ReviewState,
} from '@storefront/host/contracts';
import {
  listOrEmpty,
  objectOrEmpty,
  readEntries,
  readNumber,
  readText,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';
import { readOneOf } from '../../../lib/order/read-one-of';
import { parseUploadedPicture, type UploadedPicture } from './uploaded-picture';

/** What the shopper says about a product. */
export interface OwnReview {
  productId: string;
  /** From 1 to 5. */
  stars: number;
  fit?: FitVote | undefined;
  title?: string | undefined;
  text?: string | undefined;
  state: ReviewState;
  /** Why it was rejected. */
  reason?: string | undefined;
  pictures: UploadedPicture[];
}

/** Maps a review of the server to the shop's form. */
export function parseOwnReview(response: unknown): OwnReview {
  const { productId, stars, fit, title, text, state, reason, pictures } = objectOrEmpty(response);
  const id = readText(productId);
  const given = readNumber(stars);
  if (id === undefined || given === undefined) {
    throw new UnexpectedResponseError('review', 'an object with a productId and stars');
  }
  return {
    productId: id,
    stars: given,
    fit: readOneOf(FIT_VOTES, fit),
    title: readText(title),
    text: readText(text),
    state: readOneOf(REVIEW_STATES, state) ?? 'waiting',
    reason: readText(reason),
    pictures: readEntries(listOrEmpty(pictures), parseUploadedPicture),
  };
}
