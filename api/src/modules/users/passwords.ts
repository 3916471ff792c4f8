import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

let dummyHash: Promise<string> | undefined;

/** The same characters whatever keyboard or system wrote them (NIST SP 800-63B). */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

/** An argon2id hash, with the parameters that OWASP names for it (the library's defaults). */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password));
}

/**
 * Whether the password matches the hash. Without a hash (an unknown account) it is false after the
 * same work as with one, so that the duration doesn't tell which accounts exist.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  // Made with the first sign-in, whoever it is.
  dummyHash ??= hash(randomBytes(16).toString('hex'));
  const dummy = await dummyHash;
  const matches = await verify(stored ?? dummy, normalise(password));
  return stored !== undefined && matches;
}
