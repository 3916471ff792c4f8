import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

let dummyHash: Promise<string> | undefined;

/** An argon2id hash, with the parameters that OWASP names for it (the library's defaults). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Whether the password matches the hash. Without a hash (an unknown account) it is false after the
 * same time as with one, so that the duration doesn't tell which accounts exist.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  if (stored !== undefined) return verify(stored, password);
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  await verify(await dummyHash, password);
  return false;
}
