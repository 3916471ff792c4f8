import type { AuthorizeRequest } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { UnauthorizedError } from '../../http/errors';
import { enforceAttemptLimit, PASSWORD_ATTEMPTS, attemptsKey } from './attempt-limits';
import {
  isKnownDevice,
  rememberDevice,
  resetAttempts,
  deleteOldDevices,
  deleteOldAttempts,
} from './sign-in.repository';
import { verifyPassword } from '../users/passwords';
import { startSession } from '../sessions/sessions.service';
import { hashToken, randomToken } from '../sessions/token-hash';
import { findUserByEmail, lockPassword, rememberLanguage } from '../users/users.repository';
import { normaliseEmail } from '../users/email-address';
import { deleteExpiredLinks } from '../account-links/account-links.repository';
import { deleteExpiredSessions } from '../sessions/sessions.repository';
import { t } from '../../messages/t';

const HOURS_PER_DAY = 24;

/** How long sessions last: `sessionHours` without "Remember me", `sessionDays` with it. */
interface SessionLifetimes {
  sessionHours: number;
  sessionDays: number;
}

/** The device of a sign-in. */
interface SignInDevice {
  /** The id that the device got at an earlier sign-in. */
  id: string | undefined;
  /** Shown in the list of the account's sessions. */
  name: string;
}

/** The key under which wrong passwords from this device are counted. */
async function findAttemptsKey(db: Database, email: string, device: string | undefined) {
  if (device === undefined) return attemptsKey(email);
  const deviceHash = hashToken(device);
  return attemptsKey(email, (await isKnownDevice(db, email, deviceHash)) ? deviceHash : undefined);
}

/**
 * Signs in; returns the token of a new session, and the device's id for later sign-ins. Throws an
 * {@link UnauthorizedError} that doesn't reveal whether the email or the password is wrong, and a
 * `TooManyRequestsError` after too many failures. An email without an account takes the same work and
 * gets the same responses (docs/adr/0031).
 */
export async function authorize(
  db: Database,
  request: AuthorizeRequest,
  device: SignInDevice,
  lifetimes: SessionLifetimes,
): Promise<{ token: string; deviceId: string }> {
  const email = normaliseEmail(request.email);
  const key = await findAttemptsKey(db, email, device.id);
  await enforceAttemptLimit(db, key, PASSWORD_ATTEMPTS);
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash, request.password);
  if (!user || !matches) throw new UnauthorizedError(t('Invalid email or password'));
  const deviceId = device.id ?? randomToken();
  const lifetimeHours =
    request.rememberMe === false ? lifetimes.sessionHours : lifetimes.sessionDays * HOURS_PER_DAY;
  const token = await inTransaction(db, async (tx) => {
    await rememberLanguage(tx, user.id);
    // Changing the password ends all sessions, so no session may start with the old password after that.
    if (!(await lockPassword(tx, user)))
      throw new UnauthorizedError(t('Invalid email or password'));
    await resetAttempts(tx, key);
    await rememberDevice(tx, user.id, hashToken(deviceId), new Date());
    return startSession(tx, { userId: user.id, device: device.name, lifetimeHours });
  });
  return { token, deviceId };
}

/** Deletes expired sessions and mailed links, and old failed sign-ins and known devices. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteOldAttempts(db, now);
  await deleteOldDevices(db, now);
  await deleteExpiredLinks(db, now);
}
