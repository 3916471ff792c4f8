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
import { inTransaction } from '../../db/transaction';
import { BadRequestError, NotFoundError } from '../../http/errors';
import { type FindProduct, isProductId } from '../products/products.repository';
import { findBought } from './find-bought';
import {
  deletePictures,
  listPictures,
  type ReviewKey,
  setPictures,
} from './pictures/review-pictures.repository';
import { presentOwnReview, presentReview } from './present-review';
import {
  countFitVotes,
  countOpinions,
  deleteReviewRow,
  listPublished,
  listReviewsOf,
  saveReview,
} from './reviews.repository';
import { t } from '../../messages/t';

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
  publicUrl: string,
  { product, ...page }: ReviewsRequest,
): Promise<ProductReviews> {
  const found = isProductId(product) ? await findProduct(product) : undefined;
  if (!found) throw new NotFoundError(t('Product not found'));
  const { id } = found.product;
  const summary = await readSummary(db, id);
  const rows = await listPublished(db, id, page);
  const data = rows.map((row) => presentReview(row, publicUrl));
  return { productId: id, data, count: summary.count, summary };
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
export async function readOwnReviews(
  db: Database,
  publicUrl: string,
  userId: string,
): Promise<OwnReview[]> {
  const rows = await listReviewsOf(db, userId);
  return rows.map((row) => presentOwnReview(row, publicUrl));
}

/**
 * Writes or rewrites an account's review of a product, which then waits to be checked. Throws a `ConflictError` if no order
 * of it was delivered to the account, and a {@link BadRequestError} for the fit of what has no sizes, and for pictures that
 * aren't there.
 */
export async function writeReview(
  db: Database,
  publicUrl: string,
  key: ReviewKey,
  { stars, fit = null, title, text, pictures }: ReviewRequest,
): Promise<OwnReview> {
  const bought = await findBought(db, key);
  const size = bought.size === '' ? null : bought.size;
  if (fit !== null && size === null) {
    throw new BadRequestError('fit', t('This product has no sizes.'));
  }
  const hasColor = bought.color !== '' && bought.color !== DEFAULT_COLOR;
  const row = {
    id: randomUUID(),
    ...key,
    stars,
    fit,
    title: textOrNull(title),
    body: textOrNull(text),
    size,
    color: hasColor ? bought.color : null,
    state: 'waiting' as const,
    reason: null,
    writtenAt: new Date(),
  };
  return inTransaction(db, async (tx) => {
    await saveReview(tx, row);
    if (pictures && (await setPictures(tx, key, pictures)) < pictures.length) {
      throw new BadRequestError(
        'pictures',
        t('A picture is no longer there. Please add it again.'),
      );
    }
    return presentOwnReview({ review: row, pictures: await listPictures(tx, key) }, publicUrl);
  });
}

function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Deletes an account's review of a product with its pictures, if there is one. */
export async function deleteReview(db: Database, key: ReviewKey): Promise<void> {
  if (!isProductId(key.productId)) return;
  await inTransaction(db, async (tx) => {
    await deleteReviewRow(tx, key);
    await deletePictures(tx, key);
  });
}
