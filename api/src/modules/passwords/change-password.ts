import type { ChangePasswordRequest } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { BadRequestError } from '../../http/errors';
import { deleteLink } from '../account-links/account-links.repository';
import { endOtherSessions } from '../sessions/sessions.service';
import { hashToken } from '../sessions/token-hash';
import { enforceAttemptLimit, PASSWORD_CONFIRMATIONS } from '../sign-in/attempt-limits';
import { resetAttempts } from '../sign-in/sign-in-attempts.repository';
import { hashPassword, verifyPassword } from '../users/passwords';
import { updatePassword, type User } from '../users/users.repository';
import { checkNewPassword } from '../users/users.service';
import { mailPasswordChanged } from './mail-password-changed';

/** The session that makes the request: it stays signed in. */
interface AskingSession {
  token: string;
  /** The browser and the operating system of the request. */
  device: string;
}

/**
 * Changes the password of a user who knows the current one, and signs all other devices out. Throws a {@link
 * BadRequestError} that names the invalid one, and a `TooManyRequestsError` after as many wrong current
 * passwords as a sign-in allows. They are counted for each session separately, so that guesses elsewhere
 * don't prevent the owner from changing the password.
 */
export async function changePassword(
  db: Database,
  user: User,
  { current, next }: ChangePasswordRequest,
  { token, device }: AskingSession,
): Promise<void> {
  checkNewPassword('next', next, user.email);
  if (next === current) {
    throw new BadRequestError('next', 'The new password is the current one; choose another');
  }
  const key = hashToken(`${user.email} ${hashToken(token)}`);
  await enforceAttemptLimit(db, key, PASSWORD_CONFIRMATIONS);
  if (!(await verifyPassword(user.passwordHash, current))) throw wrongPassword();
  const passwordHash = await hashPassword(next);
  await inTransaction(db, async (tx) => {
    // The link is locked before the account, in the same order as in a reset, so that they can't deadlock.
    await deleteLink(tx, user.id, 'password-reset');
    // Fails if a concurrent change or reset came first.
    if (!(await updatePassword(tx, user, passwordHash))) throw wrongPassword();
    await endOtherSessions(tx, user, token);
    await resetAttempts(tx, key);
    await mailPasswordChanged(tx, user, device, new Date());
  });
}

function wrongPassword(): BadRequestError {
  return new BadRequestError('current', 'The current password is wrong');
}
