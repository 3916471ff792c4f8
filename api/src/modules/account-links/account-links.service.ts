import { pagePaths } from '@storefront/host/contracts';
import type { Database } from '../../db/database';
import { queueMail } from '../mail/mail.service';
import { salutationName } from '../mail/salutation';
import { hashToken, randomToken } from '../sessions/token-hash';
import type { User } from '../users/users.repository';
import { type LinkPurpose, saveLink } from './account-links.repository';
import { BadRequestError } from '../../http/errors';
import { t } from '../../messages/t';

const MS_PER_MINUTE = 60_000;

const LINKS: Record<LinkPurpose, { minutes: number; path: (token: string) => string }> = {
  'password-reset': { minutes: 30, path: pagePaths.resetPasswordByToken },
  'verify-email': { minutes: 24 * 60, path: pagePaths.verifyEmailByToken },
};

/**
 * Mails a user a link that proves that the address is theirs, and revokes the previous one. The token is in
 * the URL's fragment, which browsers don't send, so that no server, log or cache sees it (docs/adr/0040).
 */
export async function mailLink(
  tx: Database,
  user: Pick<User, 'id' | 'email' | 'language' | 'firstName' | 'emailVerifiedAt'>,
  purpose: LinkPurpose,
): Promise<void> {
  const { minutes, path } = LINKS[purpose];
  const token = randomToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(Date.now() + minutes * MS_PER_MINUTE);
  await saveLink(tx, { userId: user.id, purpose, tokenHash, expiresAt });
  await queueMail(tx, {
    key: `${purpose}:${tokenHash}`,
    to: user.email,
    language: user.language,
    template: purpose,
    data: { name: salutationName(user), path: path(token) },
    expiresAt,
  });
}

/** 400: a mailed link that was used, was replaced by a newer one, has expired or never existed. */
export class UnusableLinkError extends BadRequestError {
  constructor() {
    super('token', t('This link was used already, or has expired. Please ask for a new one.'));
  }
}
