import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

let decoy: Promise<string> | undefined;

/** An argon2id hash, with the parameters that OWASP names for it (the library's defaults). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Whether the password is the one of that hash. Without a hash (an unknown account) the answer is
 * no, and takes as long as with one: how long it takes doesn't tell which accounts exist.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  if (stored !== undefined) return verify(stored, password);
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  await verify(await decoy, password);
  return false;
}
