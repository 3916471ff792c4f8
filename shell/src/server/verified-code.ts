import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@storefront/tools/integrity';
import { TIME_LIMITS } from '../remotes/time-limits';

/** Code whose hash differs from the registry's; it must not be run. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';
}

/**
 * Reads a server build and verifies its SHA-256. `address` is a path inside the deploy root, or a URL on
 * the app's own origin. Throws `IntegrityError` when the hash differs.
 */
export async function readVerifiedCode(
  deployRoot: string,
  address: string,
  integrity: string,
): Promise<Buffer> {
  const bytes = await readBytes(deployRoot, address);
  const actual = integrityOf(bytes);
  if (actual !== integrity) {
    throw new IntegrityError(`${address} has the hash ${actual}, the registry says ${integrity}.`);
  }
  return bytes;
}

async function readBytes(deployRoot: string, address: string): Promise<Buffer> {
  if (!/^https?:/.test(address)) return readFile(path.join(deployRoot, address));
  const response = await fetch(address, {
    signal: AbortSignal.timeout(TIME_LIMITS.server.download),
  });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
