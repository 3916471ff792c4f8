import { eq, inArray, lt, lte, sql, and } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { signInAttempts, knownDevices, users } from '../../db/schema';
import { DEVICE_COOKIE_SECONDS } from './device-cookie';

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

/** Whether that device has signed in to the account with that email before. */
export async function isKnownDevice(
  db: Database,
  email: string,
  deviceHash: string,
): Promise<boolean> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, deviceHash)));
  return rows.length > 0;
}

/** The hashes of the devices that have signed in to an account. */
export async function findKnownDevices(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  return rows.map(({ deviceHash }) => deviceHash);
}

/** Stores that a device has signed in to an account. */
export async function rememberDevice(
  db: Database,
  userId: string,
  deviceHash: string,
  now: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash, lastSignInAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastSignInAt: now },
    });
}

/** Deletes the devices whose cookie has expired. */
export async function deleteOldDevices(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DEVICE_COOKIE_SECONDS * 1000);
  await db.delete(knownDevices).where(lt(knownDevices.lastSignInAt, oldest));
}
