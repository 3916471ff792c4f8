import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverLog } from '@storefront/tools/http-server';
import type { Config } from '../settings/config';
import type { OpenDatabase } from './database';
import { explainDataFolder } from './embedded/data-folder-error';
import { lockDataFolder } from './embedded/lock-data-folder';
import { openPglite } from './embedded/pglite';
import { openPostgres } from './postgres/postgres';
import { requireReadableDataFolder, recordDataFolderVersion } from './embedded/data-folder-version';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseConnections' | 'migratesAtStart'>>;

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    const unfinished = join(dataDir, 'db.unfinished');
    // A first start that was interrupted leaves an unusable database without any data in it.
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
    requireReadableDataFolder(dataDir);
    if (!existsSync(folder)) writeFileSync(unfinished, '');
    const database = await openPglite(folder);
    recordDataFolderVersion(dataDir);
    rmSync(unfinished, { force: true });
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw explainDataFolder(dataDir, error);
  }
}

/**
 * Opens the database that the settings name and migrates it if they say so; an empty one stays empty. `onError` is called
 * for connections that break while idle. Throws a `LockedError` when another process holds the data folder, a
 * `DataFolderError` when the folder can't be used, and a `DataFolderVersionError`, a `NewerSchemaError` or a
 * `PendingMigrationsError` when another version of the API has written the database.
 */
export function openDatabase(
  settings: Settings,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir)
    : openPostgres(settings.databaseUrl, onError, {
        connections: settings.databaseConnections,
        migrates: settings.migratesAtStart,
      });
}

/** Opens the database, runs `work` on it and closes it. Throws as `openDatabase` does. */
export async function withDatabase<Result>(
  config: Settings,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config, (error) => serverLog.error(error));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
