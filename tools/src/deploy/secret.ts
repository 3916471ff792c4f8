import { randomBytes } from 'node:crypto';
import { ImmutableFileError, type DeployRoot } from './deploy-root';

/**
 * A secret that everybody shares who uses a deploy root, under its name there: 32 random bytes, created on the
 * first call. Of processes that create it at once, all get the same one.
 */
export async function readOrCreateSecret(root: DeployRoot, name: string): Promise<Buffer> {
  const known = await root.read(name);
  if (known) return known;
  const secret = randomBytes(32);
  try {
    await root.put(name, secret, { isSecret: true });
    return secret;
  } catch (error) {
    if (error instanceof ImmutableFileError) return readOrCreateSecret(root, name);
    throw error;
  }
}
