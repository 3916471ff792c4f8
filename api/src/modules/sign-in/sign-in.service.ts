import type { AuthorizeRequest } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { ApiError, UnauthorizedError } from '../../http/errors';
import { isKnownDevice, rememberDevice } from './known-devices.repository';
import { verifyPassword } from '../users/passwords';
import { startSession } from '../sessions/sessions.service';
import { countAttempt, forgetAttempts } from './sign-in-attempts.repository';
import { hashToken, randomToken } from '../sessions/token-hash';
import { findUserByEmail } from '../users/users.repository';
import { normaliseEmail } from '../users/users.service';

const HOURS_PER_DAY = 24;

/** How long sessions last: without "Remember me" hours, with it days. */
export interface SessionLifetimes {
  sessionHours: number;
  sessionDays: number;
}

/** Where a sign-in comes from. */
export interface SignInDevice {
  /** The id that an earlier sign-in gave the device. */
  id: string | undefined;
  /** Shown in the list of the account's sessions. */
  name: string;
}

/** 429: too many sign-ins failed, at an account or an email that has none. */
export class SignInBlockedError extends ApiError {
  override readonly name = 'SignInBlockedError';

  constructor(readonly seconds: number) {
    super(429, `Too many failed sign-ins. Please try again in ${duration(seconds)}.`);
  }
}

function duration(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * What failed sign-ins count against: all devices that the account doesn't know count together, and each
 * that it knows by itself, so that nobody else's guesses keep the owner out.
 */
async function attemptsKey(db: Database, email: string, device: string | undefined) {
  if (device === undefined) return hashToken(email);
  const deviceHash = hashToken(device);
  const isKnown = await isKnownDevice(db, email, deviceHash);
  return hashToken(isKnown ? `${email} ${deviceHash}` : email);
}

/**
 * Signs in: returns the token of a new session, and the id by which the device is known from now on.
 * Throws an {@link UnauthorizedError} that doesn't tell whether it was the email or the password, and a
 * {@link SignInBlockedError} after too many failures. An email without an account takes the same work and
 * gets the same responses (docs/adr/0031).
 */
export async function authorize(
  db: Database,
  request: AuthorizeRequest,
  device: SignInDevice,
  lifetimes: SessionLifetimes,
): Promise<{ token: string; deviceId: string }> {
  const email = normaliseEmail(request.email);
  const now = new Date();
  const key = await attemptsKey(db, email, device.id);
  const blockedUntil = await countAttempt(db, key, now);
  if (blockedUntil) {
    const seconds = Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000);
    throw new SignInBlockedError(Math.max(1, seconds));
  }
  const user = await findUserByEmail(db, email);
  const matches = await verifyPassword(user?.passwordHash, request.password);
  if (!user || !matches) throw new UnauthorizedError('Invalid email or password');
  await forgetAttempts(db, key);
  const deviceId = device.id ?? randomToken();
  await rememberDevice(db, user.id, hashToken(deviceId), now);
  const token = await startSession(db, {
    userId: user.id,
    device: device.name,
    lifetimeHours:
      request.rememberMe === false ? lifetimes.sessionHours : lifetimes.sessionDays * HOURS_PER_DAY,
  });
  return { token, deviceId };
}
