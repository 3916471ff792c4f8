import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Config } from '../settings/config';
import { lockDataFolder } from '../db/embedded/lock-data-folder';
import { sendCommand } from '../operator/socket/send-command';
import { backUpEmbedded, BackupError, writeAtomically } from './backup-file';
import { runOnPostgres } from './postgres-programs';

/**
 * Writes a consistent snapshot of the database that the settings name into a new file, while APIs keep
 * running. Throws a {@link BackupError} if the file exists already, there is no database, or pg_dump fails.
 */
export async function backUp(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<void> {
  if (databaseUrl !== undefined) return backUpPostgres(databaseUrl, file);
  // A running API has the embedded database locked, so it writes the backup.
  const response = await sendCommand({ dataDir, area: 'backup', command: { file } });
  if (response?.ok === false) throw new BackupError(response.text);
  if (!response) await backUpFolder(dataDir, file);
}

function backUpPostgres(url: string, file: string): Promise<void> {
  return writeAtomically(file, async (unfinished) => {
    // Created before pg_dump writes to it, so that shoppers' contacts are never readable by other users.
    await writeFile(unfinished, '', { mode: 0o600 });
    await runOnPostgres('pg_dump', ['--format=custom', '--file', unfinished], url);
  });
}

async function backUpFolder(dataDir: string, file: string): Promise<void> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) throw new BackupError(`There is no database in ${dataDir}.`);
  const lock = lockDataFolder(dataDir);
  try {
    const client = await PGlite.create(folder);
    await backUpEmbedded(client, file);
    await client.close();
  } finally {
    lock.release();
  }
}
