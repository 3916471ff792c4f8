import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { reviews, users } from '../../db/schema';
import { authored, type AuthoredReview, type ReviewRow } from './reviews.repository';

/** A page of the reviews that wait to be checked, the oldest first, and how many there are. */
export async function listWaiting(
  db: Database,
  { number, size }: { number: number; size: number },
): Promise<{ total: number; found: AuthoredReview[] }> {
  const isWaiting = eq(reviews.state, 'waiting');
  const found = await db
    .select(authored)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(isWaiting)
    .orderBy(asc(reviews.writtenAt), asc(reviews.id))
    .limit(size)
    .offset((number - 1) * size);
  return { total: await db.$count(reviews, isWaiting), found };
}

/** What an operator decides about a review. */
export type Decision = Pick<ReviewRow, 'reason'> & { state: 'published' | 'rejected' };

/**
 * Changes the state of a review; returns the state that it had before. Undefined if there is none with that id: its
 * author has rewritten or deleted it.
 */
export async function decideReview(
  tx: Database,
  id: string,
  { state, reason }: Decision,
): Promise<Pick<ReviewRow, 'state'> | undefined> {
  const [before] = await tx
    .select({ state: reviews.state })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update');
  if (before) await tx.update(reviews).set({ state, reason }).where(eq(reviews.id, id));
  return before;
}
