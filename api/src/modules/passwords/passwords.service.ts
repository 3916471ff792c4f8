import { randomUUID } from 'node:crypto';
import type { ResetPasswordRequest, ChangePasswordRequest } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { mailLink, UnusableLinkError } from '../account-links/account-links.service';
import { hashToken } from '../sessions/token-hash';
import {
  enforceAttemptLimit,
  LINK_MAILS,
  PASSWORD_CONFIRMATIONS,
  resetPasswordAttempts,
} from '../sign-in/attempt-limits';
import {
  findUserByEmail,
  markEmailVerified,
  updatePassword,
  type User,
} from '../users/users.repository';
import {
  findUserOfLink,
  type LinkKey,
  consumeLink,
  deleteLink,
} from '../account-links/account-links.repository';
import { deleteSessionsOfUser } from '../sessions/sessions.repository';
import { resetAttempts } from '../sign-in/sign-in.repository';
import { hashPassword, verifyPassword } from '../users/passwords';
import { checkNewPassword } from '../users/users.service';
import { BadRequestError } from '../../http/errors';
import { endOtherSessions } from '../sessions/sessions.service';
import { queueMail } from '../mail/mail.service';
import { salutationName } from '../mail/salutation';
import { t } from '../../messages/t';

/** The key under which reset requests for an email are counted, whether it has an account or not. */
function resetRequestsKey(email: string): string {
  return hashToken(`password-reset ${email}`);
}

/**
 * Counts a reset request. Throws a `TooManyRequestsError` after too many for that email, whether it has an
 * account or not.
 */
export function countResetRequest(db: Database, email: string): Promise<void> {
  return enforceAttemptLimit(db, resetRequestsKey(email), LINK_MAILS);
}

/** Mails a reset link to the account with that email, if there is one. */
export function mailResetLink(db: Database, email: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user) await mailLink(tx, user, 'password-reset');
  });
}

/**
 * Sets a new password by a mailed link, and signs all devices out. Throws an {@link UnusableLinkError} for a
 * link that can't be used any more, and a `BadRequestError` for an invalid password, after which the link
 * still works.
 */
export async function resetPassword(
  db: Database,
  { token, password }: ResetPasswordRequest,
  device: string,
): Promise<void> {
  const link: LinkKey = { purpose: 'password-reset', tokenHash: hashToken(token) };
  const user = await findUserOfLink(db, link, new Date());
  if (!user) throw new UnusableLinkError();
  const { id, email } = user;
  checkNewPassword('password', password, email);
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const now = new Date();
    const isFirst =
      (await consumeLink(tx, link, now)) && (await updatePassword(tx, user, passwordHash));
    if (!isFirst) throw new UnusableLinkError();
    // Whoever has the link can read mail to the address, which verifies it.
    await markEmailVerified(tx, id, now);
    await deleteSessionsOfUser(tx, id);
    // So that the owner can sign in immediately, even after too many wrong passwords.
    await resetPasswordAttempts(tx, user);
    await resetAttempts(tx, resetRequestsKey(email));
    await mailPasswordChanged(tx, user, device, now);
  });
}

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
    throw new BadRequestError('next', t('The new password is the current one; choose another'));
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
  return new BadRequestError('current', t('The current password is wrong'));
}

/** Mails the owner of an account that its password was changed, and on which device. */
async function mailPasswordChanged(
  tx: Database,
  user: User,
  device: string,
  at: Date,
): Promise<void> {
  await queueMail(tx, {
    key: `password-changed:${randomUUID()}`,
    to: user.email,
    language: user.language,
    template: 'password-changed',
    data: { name: salutationName(user), at: at.toISOString(), device },
  });
}
