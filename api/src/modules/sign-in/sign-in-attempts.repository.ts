import { eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { signInAttempts } from '../../db/schema';

/**
 * How many consecutive attempts are free, and how long each further one has to wait: twice as long each time.
 */
export interface AttemptLimit {
  freeAttempts: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** A count is deleted when no attempt was added for so long. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/**
 * Counts an attempt before it is made, so that concurrent attempts count too. The count is one of failures,
 * because a success deletes it. Returns undefined when the attempt is allowed, otherwise the time from which
 * the next one is.
 */
export async function countAttempt(
  db: Database,
  key: string,
  now: Date,
  { freeAttempts, firstWaitSeconds, longestWaitSeconds }: AttemptLimit,
): Promise<Date | undefined> {
  // After so many doublings the longest wait is reached; more could overflow.
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

/** Deletes counts, after a success or when the owner was authenticated in another way. */
export async function resetAttempts(db: Database, ...keys: string[]): Promise<void> {
  await db.delete(signInAttempts).where(inArray(signInAttempts.key, keys));
}

/** Deletes the counts to which no attempt was added for a day. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - REMEMBERED_MS);
  await db.delete(signInAttempts).where(lt(signInAttempts.lastAt, oldest));
}
