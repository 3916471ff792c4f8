import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@storefront/host/contracts/registry';

/** What the scripts of a remote may weigh unless it sets another budget: kilobytes, brotli-compressed. */
export const REMOTE_BUDGET = 60;

/** Chunks of the shell's tools that no shopper's browser loads; the code that loads them names them like this. */
const DEVELOPER_CHUNK = 'chunk.developer-';

/**
 * Whether a file counts towards an app's budget: a brotli-compressed script, unless it is one of the shell's tools for
 * developers. Only the shell has such tools: a remote could name any chunk like one of them.
 */
export function isWeighed(app: string, file: string): boolean {
  const name = path.posix.basename(file);
  return name.endsWith('.js.br') && !(app === SHELL && name.startsWith(DEVELOPER_CHUNK));
}

/** What the compressed scripts of an app in these folders weigh, in kilobytes. */
export async function weighScripts(app: string, folders: string[]): Promise<number> {
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((file) => path.join(folder, file))),
  );
  const scripts = files.flat().filter((file) => isWeighed(app, file));
  const sizes = await Promise.all(scripts.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
