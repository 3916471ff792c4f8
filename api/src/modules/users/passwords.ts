import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

let dummyHash: Promise<string> | undefined;

/**
 * Normalises a password, because keyboards and systems encode the same characters differently (NIST SP
 * 800-63B).
 */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes with argon2id and the parameters that OWASP recommends (the library's defaults). */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password));
}

/**
 * Whether the password matches the hash. Without a hash (an unknown account) it returns false after the
 * same work, so that the duration doesn't reveal which accounts exist.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  // Created at the first sign-in, whether or not the account exists.
  dummyHash ??= hash(randomBytes(16).toString('hex'));
  const dummy = await dummyHash;
  const matches = await verify(stored ?? dummy, normalise(password));
  return stored !== undefined && matches;
}
