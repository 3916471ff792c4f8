import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config';
import { lockDataFolder } from '../db/lock-data-folder';
import { openPostgres } from '../db/postgres';
import { openPglite } from '../db/pglite';
import { writeStamp } from '../db/stamp';
import type { OpenDatabase } from '../db/database';
import { contentOf } from '../demo/fill-with-demo';
import { BackupError, engineOf } from './backup-file';
import { runOnPostgres } from './postgres-programs';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Restores a backup into the empty database that the settings name; returns which one that was. Throws a
 * {@link BackupError} where the file isn't a backup of such a database, or the database isn't empty, and a
 * `LockedError` while an API holds the data folder of the embedded database.
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

async function restorePostgres(url: string, file: string): Promise<void> {
  await requireEmpty(await openPostgres(url, (error) => console.error(error)));
  const options = [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--single-transaction',
    '--exit-on-error',
  ];
  const { pathname } = new URL(url);
  await runOnPostgres('pg_restore', [...options, '--dbname', pathname.slice(1), file], url);
}

async function restoreEmbedded(dataDir: string, file: string): Promise<void> {
  const lock = lockDataFolder(dataDir);
  const folder = join(dataDir, 'db');
  const unfinished = join(dataDir, 'db.unfinished');
  try {
    if (existsSync(folder)) await requireEmpty(await openPglite(folder));
    rmSync(folder, { recursive: true, force: true });
    // Until it is whole the next start takes it for one that was interrupted.
    writeFileSync(unfinished, '');
    const loadDataDir = new Blob([await readFile(file)]);
    const client = await PGlite.create({ dataDir: folder, loadDataDir });
    await client.close();
    writeStamp(dataDir);
    rmSync(unfinished);
  } finally {
    lock.release();
  }
}

async function requireEmpty({ db, close }: OpenDatabase): Promise<void> {
  const content = await contentOf(db);
  await close();
  if (content === 'nothing') return;
  throw new BackupError(
    'The database isn’t empty, and a backup is restored into an empty one only. Restore into another one ' +
      '(DATA_DIR, DATABASE_URL), or empty this one by npm run reset with DEMO=false.',
  );
}
