import { randomUUID } from 'node:crypto';
import {
  DEFAULT_COLOR,
  FIT_VOTES,
  type FitVote,
  type OwnReview,
  type ReviewList,
  type ReviewRequest,
  type ReviewSort,
  type ReviewSummary,
} from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { BadRequestError, ConflictError, NotFoundError } from '../../http/errors';
import { type FindProduct, isProductId } from '../products/products.repository';
import { presentOwnReview, presentReview } from './present-review';
import {
  countFitVotes,
  countOpinions,
  deleteReviewRow,
  findDelivered,
  listPublished,
  listReviewsOf,
  saveReview,
} from './reviews.repository';

/** How many buyers have to say how a product fits before shoppers are advised. */
const VOTES_MIN = 5;

/** A page of the reviews of a product, which is named by its id or handle. */
interface ReviewsRequest {
  product: string;
  page: number;
  sort: ReviewSort;
}

/** The reviews of a product, and its id. */
export type ProductReviews = ReviewList & { productId: string };

/** Reads a page of the published reviews of a product. Throws a {@link NotFoundError} for an unknown one. */
export async function readProductReviews(
  db: Database,
  findProduct: FindProduct,
  { product, ...page }: ReviewsRequest,
): Promise<ProductReviews> {
  const found = isProductId(product) ? await findProduct(product) : undefined;
  if (!found) throw new NotFoundError('Product not found');
  const { id } = found.product;
  const summary = await readSummary(db, id);
  const rows = await listPublished(db, id, page);
  return { productId: id, data: rows.map(presentReview), count: summary.count, summary };
}

async function readSummary(db: Database, productId: string): Promise<ReviewSummary> {
  const opinions = await countOpinions(db, productId);
  const countOf = (matches: (opinion: (typeof opinions)[number]) => boolean) =>
    opinions.filter(matches).reduce((sum, { total }) => sum + total, 0);
  const stars = [1, 2, 3, 4, 5].map((value) => countOf((opinion) => opinion.stars === value));
  const count = stars.reduce((sum, one) => sum + one, 0);
  const sum = stars.reduce((total, one, index) => total + one * (index + 1), 0);
  const fitCount = (vote: FitVote) => countOf(({ fit }) => fit === vote);
  return {
    average: count === 0 ? null : Math.round((10 * sum) / count) / 10,
    count,
    stars,
    fit: { small: fitCount('small'), true: fitCount('true'), large: fitCount('large') },
    sizing: majorityOf(await countFitVotes(db, productId)),
  };
}

/** What more than half of the buyers say, if enough do. */
function majorityOf(votes: Record<FitVote, number>): FitVote | null {
  const total = votes.small + votes.true + votes.large;
  if (total < VOTES_MIN) return null;
  return FIT_VOTES.find((vote) => votes[vote] * 2 > total) ?? null;
}

/** The reviews that an account wrote, the newest first. */
export async function readOwnReviews(db: Database, userId: string): Promise<OwnReview[]> {
  return (await listReviewsOf(db, userId)).map(presentOwnReview);
}

/**
 * Writes or rewrites an account's review of a product, which then waits to be checked. Throws a {@link ConflictError} if
 * no order of it was delivered to the account, and a {@link BadRequestError} for the fit of what has no sizes.
 */
export async function writeReview(
  db: Database,
  { userId, productId }: { userId: string; productId: string },
  { stars, fit = null, title, text }: ReviewRequest,
): Promise<OwnReview> {
  const bought = isProductId(productId) ? await findDelivered(db, userId, productId) : undefined;
  if (!bought) {
    throw new ConflictError('You can review what you have bought, once it has been delivered.');
  }
  const size = bought.size === '' ? null : bought.size;
  if (fit !== null && size === null) {
    throw new BadRequestError('fit', 'This product has no sizes.');
  }
  const hasColor = bought.color !== '' && bought.color !== DEFAULT_COLOR;
  const saved = await saveReview(db, {
    id: randomUUID(),
    userId,
    productId,
    stars,
    fit,
    title: textOrNull(title),
    body: textOrNull(text),
    size,
    color: hasColor ? bought.color : null,
    state: 'waiting',
    reason: null,
    writtenAt: new Date(),
  });
  return presentOwnReview(saved);
}

function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Deletes an account's review of a product, if there is one. */
export async function deleteReview(
  db: Database,
  { userId, productId }: { userId: string; productId: string },
): Promise<void> {
  if (isProductId(productId)) await deleteReviewRow(db, userId, productId);
}
