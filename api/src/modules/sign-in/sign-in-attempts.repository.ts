import { eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { signInAttempts } from '../../db/schema';

/** How many attempts in a row are free, and how long each one after them has to wait: twice as long each time. */
export interface AttemptLimit {
  freeAttempts: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** Attempts are forgotten when none has come for so long. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/**
 * Counts an attempt before it is looked at, so that many at the same moment count as well: the count is
 * of failures, because a success deletes it. Returns undefined when the attempt may go on, otherwise the
 * moment from which the next one may.
 */
export async function countAttempt(
  db: Database,
  key: string,
  now: Date,
  { freeAttempts, firstWaitSeconds, longestWaitSeconds }: AttemptLimit,
): Promise<Date | undefined> {
  // After so many doublings the longest wait is reached; more would only make a huge number.
  const mostDoublings = Math.ceil(Math.log2(longestWaitSeconds / firstWaitSeconds));
  const count = sql`${signInAttempts.count} + 1`;
  const doublings = sql`least(${count} - ${freeAttempts}, ${mostDoublings})`;
  const seconds = sql`case when ${count} < ${freeAttempts} then 0
    else least(${firstWaitSeconds} * power(2, ${doublings}), ${longestWaitSeconds}) end`;
  const counted = await db
    .insert(signInAttempts)
    .values({ key, count: 1, lastAt: now, blockedUntil: now })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        count,
        lastAt: now,
        blockedUntil: sql`${now.toISOString()}::timestamptz + make_interval(secs => ${seconds})`,
      },
      setWhere: lte(signInAttempts.blockedUntil, now),
    })
    .returning({ key: signInAttempts.key });
  if (counted.length > 0) return undefined;
  const [blocked] = await db.select().from(signInAttempts).where(eq(signInAttempts.key, key));
  return blocked?.blockedUntil ?? now;
}

/** After a success, or when the owner has proven who they are in another way. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, key));
}

/** Deletes the counts to which nothing was added for a day. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - REMEMBERED_MS);
  await db.delete(signInAttempts).where(lt(signInAttempts.lastAt, oldest));
}
