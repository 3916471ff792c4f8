import { constants } from 'node:fs';
import { access } from 'node:fs/promises';

/** Rejects if this process can't replace files in the deploy root, the registry among them. */
export async function requireWritable(deployRoot: string): Promise<void> {
  await access(deployRoot, constants.W_OK | constants.X_OK);
}
