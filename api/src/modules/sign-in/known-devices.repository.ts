import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { knownDevices, users } from '../../db/schema';
import { DEVICE_COOKIE_SECONDS } from './device-cookie';

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
