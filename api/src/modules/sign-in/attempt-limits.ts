import type { Database } from '../../db/database';
import { TooManyRequestsError } from '../../http/errors';
import { tryAgainIn } from '../../http/rate-limits/try-again-in';
import {
  type AttemptLimit,
  countAttempt,
  findKnownDevices,
  resetAttempts,
} from './sign-in.repository';
import { hashToken } from '../sessions/token-hash';
import type { User } from '../users/users.repository';
import { t } from '../../messages/t';

/** An action with a limited number of attempts. */
interface LimitedAction extends AttemptLimit {
  /** The beginning of the message to the shopper. */
  refusal: () => string;
}

/** The limit for wrong passwords at the sign-in (docs/adr/0031). */
export const PASSWORD_ATTEMPTS: LimitedAction = {
  freeAttempts: 10,
  firstWaitSeconds: 60,
  longestWaitSeconds: 60 * 60,
  refusal: () => t('Too many failed sign-ins.'),
};

/** The same limit where someone who is signed in confirms a change by the password. */
export const PASSWORD_CONFIRMATIONS: LimitedAction = {
  ...PASSWORD_ATTEMPTS,
  refusal: () => t('Too many wrong passwords.'),
};

/** The limit for mails with a link to one address, which anybody can request. */
export const LINK_MAILS: LimitedAction = {
  freeAttempts: 3,
  firstWaitSeconds: 5 * 60,
  longestWaitSeconds: 60 * 60,
  refusal: () =>
    t('We have sent several mails to this address. Look into the spam folder as well.'),
};

/**
 * Counts an attempt under a key. Throws a {@link TooManyRequestsError} that says how long to wait after too
 * many attempts.
 */
export async function enforceAttemptLimit(
  db: Database,
  key: string,
  { refusal, ...limit }: LimitedAction,
): Promise<void> {
  const now = new Date();
  const blockedUntil = await countAttempt(db, key, now, limit);
  if (!blockedUntil) return;
  const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000));
  throw new TooManyRequestsError(`${refusal()} ${tryAgainIn(seconds)}`, seconds);
}

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
