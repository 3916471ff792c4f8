import { writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { writeAtomically } from './backup-file';

/**
 * Writes a consistent snapshot of an open embedded database into a new file. Throws a `BackupError` if the
 * file exists already.
 */
export function backUpEmbedded(client: PGlite, file: string): Promise<void> {
  return writeAtomically(file, async (unfinished) => {
    await client.exec('checkpoint');
    const archive = await client.dumpDataDir('gzip');
    await writeFile(unfinished, Buffer.from(await archive.arrayBuffer()), { mode: 0o600 });
  });
}
