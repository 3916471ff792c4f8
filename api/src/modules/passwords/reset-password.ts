import type { ResetPasswordRequest } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import {
  findUserOfLink,
  type LinkKey,
  consumeLink,
} from '../account-links/account-links.repository';
import { UnusableLinkError } from '../account-links/unusable-link-error';
import { deleteSessionsOfUser } from '../sessions/sessions.repository';
import { hashToken } from '../sessions/token-hash';
import { resetPasswordAttempts } from '../sign-in/password-attempts';
import { resetAttempts } from '../sign-in/sign-in-attempts.repository';
import { hashPassword } from '../users/passwords';
import { markEmailVerified, updatePassword } from '../users/users.repository';
import { checkNewPassword } from '../users/users.service';
import { mailPasswordChanged } from './mail-password-changed';
import { resetRequestsKey } from './request-reset';

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
