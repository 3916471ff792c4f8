import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { Config } from '../settings/config';
import { lockDataFolder } from '../db/embedded/lock-data-folder';
import { recordDataFolderVersion } from '../db/embedded/data-folder-version';
import { BackupError, detectEngine } from './backup-file';
import { runOnPostgres } from './postgres-programs';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Restores a backup into the database that the settings name, which must be empty; returns a description of
 * that database. Throws a {@link BackupError} if the file isn't a backup of its engine or the database isn't
 * empty, and a `LockedError` while an API holds the data folder of the embedded one.
 */
export async function restore({ databaseUrl, dataDir }: Settings, file: string): Promise<string> {
  const engine = databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  const madeOf = await detectEngine(file);
  if (madeOf !== engine) {
    throw new BackupError(
      `${file} was made from the ${madeOf} database, but the settings name the ${engine} one.`,
    );
  }
  if (databaseUrl !== undefined) {
    await restorePostgres(databaseUrl, file);
    return 'the PostgreSQL database';
  }
  await restoreEmbedded(dataDir, file);
  return `the embedded database in ${dataDir}`;
}

/** Requires an empty database: a backup of an older version wouldn't remove the tables of newer versions. */
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
    // While this marker exists, the next start discards the database as incomplete.
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
