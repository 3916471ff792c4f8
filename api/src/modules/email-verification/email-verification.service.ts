import type { VerifyEmailRequest } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { findUserOfLink } from '../account-links/account-links.repository';
import { mailLink, UnusableLinkError } from '../account-links/account-links.service';
import { hashToken } from '../sessions/token-hash';
import { enforceAttemptLimit, LINK_MAILS } from '../sign-in/attempt-limits';
import { markEmailVerified, type User } from '../users/users.repository';

/**
 * Mails a new link to a user whose address isn't verified yet. Throws a `TooManyRequestsError` after too many
 * mails.
 */
export async function mailVerificationLink(db: Database, user: User): Promise<void> {
  if (user.emailVerifiedAt) return;
  await enforceAttemptLimit(db, hashToken(`verify-email ${user.email}`), LINK_MAILS);
  await inTransaction(db, (tx) => mailLink(tx, user, 'verify-email'));
}

/**
 * Verifies the address that a link was mailed to. The link stays valid, because mail scanners may open it
 * first. Throws an {@link UnusableLinkError} for a link that is unknown, was replaced or has expired.
 */
export async function verifyEmail(db: Database, { token }: VerifyEmailRequest): Promise<void> {
  const now = new Date();
  const link = { purpose: 'verify-email', tokenHash: hashToken(token) } as const;
  const user = await findUserOfLink(db, link, now);
  if (!user) throw new UnusableLinkError();
  await markEmailVerified(db, user.id, now);
}
