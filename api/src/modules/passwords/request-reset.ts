import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { mailLink } from '../account-links/mail-link';
import { hashToken } from '../sessions/token-hash';
import { enforceAttemptLimit, LINK_MAILS } from '../sign-in/attempt-limits';
import { findUserByEmail } from '../users/users.repository';

/** What requests for a reset count under, whether the email has an account or not. */
export function resetRequestsKey(email: string): string {
  return hashToken(`password-reset ${email}`);
}

/**
 * Counts a request for a reset. Throws a `TooManyRequestsError` after several for that email; one without an account
 * gets the same.
 */
export function countResetRequest(db: Database, email: string): Promise<void> {
  return enforceAttemptLimit(db, resetRequestsKey(email), LINK_MAILS);
}

/** Mails a link to the account of that email; without an account it does nothing. */
export function mailResetLink(db: Database, email: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user) await mailLink(tx, user, 'password-reset');
  });
}
