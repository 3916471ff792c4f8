import { eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { signInAttempts } from '../../db/schema';

/** So many attempts in a row may fail before the next one has to wait. */
const FREE_ATTEMPTS = 10;

const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 60 * 60;

/** After so many doublings the longest wait is reached; more would only make a huge number. */
const DOUBLINGS = Math.ceil(Math.log2(LONGEST_WAIT_SECONDS / FIRST_WAIT_SECONDS));

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
): Promise<Date | undefined> {
  const count = sql`${signInAttempts.count} + 1`;
  const doublings = sql`least(${count} - ${FREE_ATTEMPTS}, ${DOUBLINGS})`;
  const seconds = sql`case when ${count} < ${FREE_ATTEMPTS} then 0
    else least(${FIRST_WAIT_SECONDS} * power(2, ${doublings}), ${LONGEST_WAIT_SECONDS}) end`;
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

/** After a successful sign-in. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.key, key));
}

/** Deletes the counts to which nothing was added for a day. */
export async function deleteOldAttempts(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - REMEMBERED_MS);
  await db.delete(signInAttempts).where(lt(signInAttempts.lastAt, oldest));
}
