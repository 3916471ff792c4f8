import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Config } from '../config';
import { lockDataFolder } from '../db/lock-data-folder';
import { recordDataFolderVersion } from '../db/data-folder-version';
import { BackupError, engineOf } from './backup-file';
import { runOnPostgres } from './postgres-programs';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Restores a backup where the settings name no database yet; returns where that was. Throws a
 * {@link BackupError} where the file isn't a backup of that engine, or there is a database, and a `LockedError` while an
 * API holds the data folder of the embedded one.
 */
export async function restore({ databaseUrl, dataDir }: Settings, file: string): Promise<string> {
  const engine = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  const madeOf = await engineOf(file);
  if (madeOf !== engine) {
    throw new BackupError(
      `${file} is of the ${madeOf} database, and the settings name the ${engine} one.`,
    );
  }
  if (databaseUrl !== undefined) {
    await restorePostgres(databaseUrl, file);
    return 'the PostgreSQL database';
  }
  await restoreEmbedded(dataDir, file);
  return `the embedded database in ${dataDir}`;
}

/** Tables of a backup replace no others: one of an older version knows nothing of those that came later. */
async function restorePostgres(url: string, file: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const tables = await client.query(
    "select from pg_tables where schemaname in ('public', 'drizzle') limit 1",
  );
  const { database = '' } = client;
  await client.end();
  if (tables.rowCount) throw notEmpty(`The PostgreSQL database "${database}" has tables`);
  const options = ['--no-owner', '--single-transaction', '--exit-on-error'];
  await runOnPostgres('pg_restore', [...options, '--dbname', database, file], url);
}

async function restoreEmbedded(dataDir: string, file: string): Promise<void> {
  const lock = lockDataFolder(dataDir);
  const folder = join(dataDir, 'db');
  const unfinished = join(dataDir, 'db.unfinished');
  try {
    if (existsSync(folder) && !existsSync(unfinished)) {
      throw notEmpty(`There is a database in ${dataDir}`);
    }
    rmSync(folder, { recursive: true, force: true });
    // Until it is whole the next start takes it for one that was interrupted.
    writeFileSync(unfinished, '');
    const loadDataDir = new Blob([await readFile(file)]);
    const client = await PGlite.create({ dataDir: folder, loadDataDir });
    await client.close();
    recordDataFolderVersion(dataDir);
    rmSync(unfinished);
  } finally {
    lock.release();
  }
}

function notEmpty(found: string): BackupError {
  return new BackupError(
    `${found} already, and a backup replaces nothing. Name another folder (DATA_DIR) or an empty ` +
      'PostgreSQL database (DATABASE_URL), and look at what was restored before you use it.',
  );
}
