import { and, asc, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import {
  type FitVote,
  LIMITS,
  ORDER_STATUS,
  type ReviewPicture,
  type ReviewSort,
} from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { orderItems, orders, returnLines, returns, reviews, users } from '../../db/schema';
import { picturesOfReview, type ReviewKey } from './pictures/review-pictures.repository';

export type ReviewRow = typeof reviews.$inferSelect;

/** A review and its pictures, whose addresses are relative to the API. */
export interface IllustratedReview {
  review: ReviewRow;
  pictures: ReviewPicture[];
}

/** A review with its pictures, and who wrote it. */
export interface AuthoredReview extends IllustratedReview {
  author: { firstName: string; lastName: string };
}

/** What is read of a review. */
const illustrated = { review: reviews, pictures: picturesOfReview };

export const authored = {
  ...illustrated,
  author: { firstName: users.firstName, lastName: users.lastName },
};

const isPublishedOf = (productId: string) =>
  and(eq(reviews.productId, productId), eq(reviews.state, 'published'));

/** The newest come first among those with equal stars. */
const ORDERS = {
  newest: [desc(reviews.writtenAt), desc(reviews.id)],
  highest: [desc(reviews.stars), desc(reviews.writtenAt), desc(reviews.id)],
  lowest: [asc(reviews.stars), desc(reviews.writtenAt), desc(reviews.id)],
};

/** A page of the published reviews of a product. */
export function listPublished(
  db: Database,
  productId: string,
  { page, sort }: { page: number; sort: ReviewSort },
): Promise<AuthoredReview[]> {
  return db
    .select(authored)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(isPublishedOf(productId))
    .orderBy(...ORDERS[sort])
    .limit(LIMITS.reviewsPageSize)
    .offset((page - 1) * LIMITS.reviewsPageSize);
}

/** How many published reviews of a product have which stars and say which fit. */
export function countOpinions(db: Database, productId: string) {
  return db
    .select({ stars: reviews.stars, fit: reviews.fit, total: count() })
    .from(reviews)
    .where(isPublishedOf(productId))
    .groupBy(reviews.stars, reviews.fit);
}

/** How many reviews, and how many returns, say enough of how a product fits. */
const FIT_OPINIONS_MAX = 1_000;

/**
 * How many buyers say how a product fits: in published reviews, and by returns because of its size. Who says the same in
 * both counts once. Of a product with many, the newest thousand reviews and the newest thousand returns count.
 */
export async function countFitVotes(
  db: Database,
  productId: string,
): Promise<Record<FitVote, number>> {
  const said = db
    .select({ userId: reviews.userId, vote: sql<FitVote>`${reviews.fit}`.as('vote') })
    .from(reviews)
    .where(and(isPublishedOf(productId), sql`${reviews.fit} is not null`))
    .orderBy(desc(reviews.writtenAt))
    .limit(FIT_OPINIONS_MAX);
  const vote = sql<FitVote>`case ${returns.reason} when 'too-small' then 'small' else 'large' end`;
  const sentBack = db
    .select({ userId: orders.userId, vote: vote.as('vote') })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(returns, eq(returns.orderId, orderItems.orderId))
    .innerJoin(
      returnLines,
      and(eq(returnLines.returnId, returns.id), eq(returnLines.line, orderItems.line)),
    )
    .where(
      and(
        eq(orderItems.productId, productId),
        inArray(returns.reason, ['too-small', 'too-large']),
        notInArray(returns.state, ['refused', 'withdrawn']),
      ),
    )
    .orderBy(desc(returns.createdAt))
    .limit(FIT_OPINIONS_MAX);
  const votes = union(said, sentBack).as('votes');
  const rows = await db
    .select({ vote: votes.vote, total: count() })
    .from(votes)
    .groupBy(votes.vote);
  const totals = new Map(rows.map((row) => [row.vote, row.total]));
  const totalOf = (one: FitVote) => totals.get(one) ?? 0;
  return { small: totalOf('small'), true: totalOf('true'), large: totalOf('large') };
}

/** The reviews that an account wrote, the newest first. */
export function listReviewsOf(db: Database, userId: string): Promise<IllustratedReview[]> {
  return db
    .select(illustrated)
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id));
}

/** The size and the colour in which an account was last delivered a product; undefined if it never was. */
export async function findDelivered(
  db: Database,
  userId: string,
  productId: string,
): Promise<Pick<ReviewRow, 'size' | 'color'> | undefined> {
  const [line] = await db
    .select({ size: orderItems.size, color: orderItems.color })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, ORDER_STATUS.delivered),
        eq(orderItems.productId, productId),
      ),
    )
    .orderBy(desc(orders.createdAt), asc(orderItems.line))
    .limit(1);
  return line;
}

/** Stores a review in place of the one that the account had of the product. */
export async function saveReview(tx: Database, row: ReviewRow): Promise<void> {
  await tx
    .insert(reviews)
    .values(row)
    .onConflictDoUpdate({ target: [reviews.userId, reviews.productId], set: row });
}

export async function deleteReviewRow(
  tx: Database,
  { userId, productId }: ReviewKey,
): Promise<void> {
  await tx.delete(reviews).where(and(eq(reviews.userId, userId), eq(reviews.productId, productId)));
}
