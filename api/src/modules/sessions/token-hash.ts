import { createHash, randomBytes } from 'node:crypto';

/** A random text that nobody guesses: 43 characters, which a header and a cookie can carry. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 under which a token, a device or an email is stored where it isn't to be read. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
