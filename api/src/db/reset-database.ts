import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Config } from '../config';
import { seedWhenEmpty } from '../demo/seed';
import { lockDataFolder } from './lock';
import { openDatabase } from './open-database';
import { openPostgres } from './postgres';
import * as schema from './schema';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

const onError = (error: Error) => console.error(error);

async function resetPostgres(url: string): Promise<void> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  const database = await openPostgres(url, onError, (db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
      await seedWhenEmpty(tx);
    }),
  );
  await database.close();
}

async function resetEmbedded(settings: Settings): Promise<void> {
  const lock = lockDataFolder(settings.dataDir);
  try {
    for (const name of ['db', 'db.unfinished', 'stamp.json']) {
      rmSync(join(settings.dataDir, name), { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
  const database = await openDatabase(settings, onError);
  await database.close();
}

/**
 * Throws everything away and seeds the demo data; says where. On the embedded database it throws a
 * `DataFolderLockedError` while an API holds the data folder.
 */
export async function resetDatabase(settings: Settings): Promise<string> {
  if (settings.databaseUrl === undefined) {
    await resetEmbedded(settings);
    return settings.dataDir;
  }
  await resetPostgres(settings.databaseUrl);
  return 'the PostgreSQL database of DATABASE_URL';
}
