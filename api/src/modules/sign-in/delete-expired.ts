import type { Database } from '../../db/database';
import { deleteExpiredLinks } from '../account-links/account-links.repository';
import { deleteOldDevices } from './known-devices.repository';
import { deleteExpiredSessions } from '../sessions/sessions.repository';
import { deleteOldAttempts } from './sign-in-attempts.repository';

/** Deletes expired sessions and mailed links, and old failed sign-ins and known devices. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteOldAttempts(db, now);
  await deleteOldDevices(db, now);
  await deleteExpiredLinks(db, now);
}
