import type { Database } from '../../db/database';
import { deleteExpiredLinks } from '../account-links/account-links.repository';
import { deleteOldDevices } from './known-devices.repository';
import { deleteExpiredSessions } from '../sessions/sessions.repository';
import { deleteOldAttempts } from './sign-in-attempts.repository';

/** Deletes the sessions, failed sign-ins, known devices and mailed links whose time is over. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteOldAttempts(db, now);
  await deleteOldDevices(db, now);
  await deleteExpiredLinks(db, now);
}
