import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ReviewPicture } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { pictures, reviewPictures } from '../../../db/schema';
import type { PictureResult } from '../../../db/schema/catalogue/pictures';

/** Whose review of which product. */
export interface ReviewKey {
  userId: string;
  productId: string;
}

const isOf = ({ userId, productId }: ReviewKey): SQL | undefined =>
  and(eq(reviewPictures.userId, userId), eq(reviewPictures.productId, productId));

/** The pictures of a row of `reviews` as JSON, in their order, with addresses relative to the API. */
export const picturesOfReview = sql<ReviewPicture[]>`(
  select coalesce(
    json_agg(json_build_object('id', own.id, 'picture', made.result->'picture') order by own.position),
    '[]'
  )
  from review_pictures as own join pictures as made on made.id = own.id
  where own.user_id = reviews.user_id and own.product_id = reviews.product_id and own.position is not null
)`;

/** The same of one review. */
export async function listPictures(db: Database, key: ReviewKey): Promise<ReviewPicture[]> {
  const rows = await db
    .select({ id: reviewPictures.id, result: pictures.result })
    .from(reviewPictures)
    .innerJoin(pictures, eq(pictures.id, reviewPictures.id))
    .where(and(isOf(key), isNotNull(reviewPictures.position)))
    .orderBy(asc(reviewPictures.position));
  return rows.flatMap(({ id, result }) => (result ? [{ id, picture: result.picture }] : []));
}

/** How many pictures an account has uploaded for a review, whether it is written with them or not. */
export async function countUploads(db: Database, key: ReviewKey): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reviewPictures).where(isOf(key));
  return row?.total ?? 0;
}

/** Stores what was made of an upload. */
export async function saveUpload(
  tx: Database,
  { id, userId, productId }: ReviewKey & { id: string },
  result: PictureResult,
): Promise<void> {
  const now = new Date();
  await tx.insert(reviewPictures).values({ id, userId, productId, uploadedAt: now });
  await tx.insert(pictures).values({
    id,
    recipe: 'review',
    source: `upload:${id}`,
    host: '',
    status: 'done',
    attempts: 1,
    result,
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** Gives a review those uploads in that order, and deletes the account's others of it. Returns how many were found. */
export async function setPictures(
  tx: Database,
  key: ReviewKey,
  ids: readonly string[],
): Promise<number> {
  const found = await tx
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .where(and(isOf(key), inArray(reviewPictures.id, [...ids])));
  await tx.delete(reviewPictures).where(and(isOf(key), notInArray(reviewPictures.id, [...ids])));
  for (const [position, id] of ids.entries()) {
    await tx
      .update(reviewPictures)
      .set({ position })
      .where(and(isOf(key), eq(reviewPictures.id, id)));
  }
  return found.length;
}

/** Deletes the pictures of a review; their files are deleted a day later, as those of all pictures that nothing names. */
export async function deletePictures(tx: Database, key: ReviewKey): Promise<void> {
  await tx.delete(reviewPictures).where(isOf(key));
}

/** Deletes uploads that no review was written with for a day. */
export async function deleteAbandonedUploads(db: Database, now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - 24 * 60 * 60_000);
  await db
    .delete(reviewPictures)
    .where(and(isNull(reviewPictures.position), lt(reviewPictures.uploadedAt, aDayAgo)));
}
