import type { Database } from '../../db/database';
import { hashToken } from '../sessions/token-hash';
import type { User } from '../users/users.repository';
import { findKnownDevices } from './known-devices.repository';
import { resetAttempts } from './sign-in-attempts.repository';

/**
 * The key under which wrong passwords of an email are counted: one for all devices that the account doesn't
 * know, and one for each known device, so that guesses of others don't lock the owner out.
 */
export function attemptsKey(email: string, knownDeviceHash?: string): string {
  return hashToken(knownDeviceHash === undefined ? email : `${email} ${knownDeviceHash}`);
}

/** Deletes all counts of wrong passwords of an account: its owner can sign in at once, on any device. */
export async function resetPasswordAttempts(
  db: Database,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const devices = [undefined, ...(await findKnownDevices(db, id))];
  await resetAttempts(db, ...devices.map((device) => attemptsKey(email, device)));
}
