import { execFile } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { DESCRIPTOR } from '@storefront/host/contracts/version-files';
import { UsageError } from '../usage-error';

/** The file beside which a version is: its descriptor, or the declaration of one that another bundler has built. */
const MARKERS = [DESCRIPTOR, 'remote.json'];

/** Fetches a `.tgz` with a built version into a folder; returns the folder that it is in. Throws a `UsageError`. */
export async function fetchArchive(address: string, folder: string): Promise<string> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new UsageError(`Nothing responds at ${address}.`, { cause: error });
  });
  if (!response.ok) throw new UsageError(`${address} responds with ${response.status}.`);
  await mkdir(folder, { recursive: true });
  const archive = path.join(folder, 'version.tgz');
  await writeFile(archive, Buffer.from(await response.arrayBuffer()));
  try {
    await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  } catch (error) {
    throw new UsageError(`${address} can't be unpacked: it must be a .tgz.`, { cause: error });
  }
  const files = await readdir(folder, { recursive: true });
  const top = files.find((file) => MARKERS.includes(path.basename(file)));
  if (top !== undefined) return path.join(folder, path.dirname(top));
  throw new UsageError(`${address} has neither of ${MARKERS.join(', ')}: it is no built version.`);
}
