import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { seedWhenEmpty } from '../demo/seed';
import type { OpenDatabase } from './database';
import { lockDataFolder } from './lock';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';
import { checkStamp, writeStamp } from './stamp';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Makes the database beside its place and moves it there when done: a crash leaves no half of one. */
async function createEmbedded(dataDir: string): Promise<void> {
  const draft = join(dataDir, 'db.new');
  rmSync(draft, { recursive: true, force: true });
  const database = await openPglite(draft);
  await seedWhenEmpty(database.db);
  await database.settle();
  await database.close();
  writeStamp(dataDir);
  renameSync(draft, join(dataDir, 'db'));
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const lock = lockDataFolder(dataDir);
  try {
    checkStamp(dataDir);
    if (!existsSync(join(dataDir, 'db'))) await createEmbedded(dataDir);
    const database = await openPglite(join(dataDir, 'db'));
    if (await seedWhenEmpty(database.db)) await database.settle();
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens the database that the settings name, brings it up to date and fills an empty one with the
 * demo data. Throws when another process holds the data folder or its version doesn't fit.
 */
export function openDatabase(
  settings: Settings,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir)
    : openPostgres(settings.databaseUrl, onError, seedWhenEmpty);
}
