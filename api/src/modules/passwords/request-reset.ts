import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { mailLink } from '../account-links/mail-link';
import { hashToken } from '../sessions/token-hash';
import { enforceAttemptLimit, LINK_MAILS } from '../sign-in/attempt-limits';
import { findUserByEmail } from '../users/users.repository';

/** The key under which reset requests for an email are counted, whether it has an account or not. */
export function resetRequestsKey(email: string): string {
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
