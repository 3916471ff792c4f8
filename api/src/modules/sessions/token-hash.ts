import { createHash, randomBytes } from 'node:crypto';

/** An unguessable random token: 43 characters that are allowed in headers, cookies and URLs. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a token, a device id or an email, for storing it unreadably. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
