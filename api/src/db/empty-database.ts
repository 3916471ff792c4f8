import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverLog } from '@storefront/tools/http-server';
import { Client } from 'pg';
import type { Config } from '../settings/config';
import { lockDataFolder } from './embedded/lock-data-folder';
import { emptyTables } from './empty-tables';
import { openPostgres } from './postgres/postgres';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The database wasn't emptied; the message says why, and which command would empty it. */
export class ResetRefusedError extends Error {
  override readonly name = 'ResetRefusedError';
}

async function emptyPostgres(url: string, confirmedName: string | undefined): Promise<string> {
  // Never connected: the client only parses the URL as a connection would.
  const { database = '', host } = new Client({ connectionString: url });
  if (confirmedName !== database) {
    throw new ResetRefusedError(
      `This would delete everything in the PostgreSQL database "${database}" on ${host}, orders ` +
        `included. If that is what you want: npm run reset -- --database ${database}`,
    );
  }
  const { db, close } = await openPostgres(url, (error) => serverLog.error(error));
  try {
    await emptyTables(db);
  } finally {
    await close();
  }
  return `the PostgreSQL database "${database}" on ${host}`;
}

function emptyFolder(dataDir: string): string {
  const lock = lockDataFolder(dataDir);
  try {
    for (const name of ['db', 'db.unfinished', 'stamp.json']) {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
  } finally {
    lock.release();
  }
  return `the embedded database in ${dataDir}`;
}

/**
 * Deletes everything in the database that the settings name; returns which one that was. A PostgreSQL
 * is only emptied when `confirmedName` is its name. Throws a {@link ResetRefusedError} otherwise, and
 * a `LockedError` while an API holds the data folder of the embedded database.
 */
export async function emptyDatabase(settings: Settings, confirmedName?: string): Promise<string> {
  if (settings.databaseUrl !== undefined) return emptyPostgres(settings.databaseUrl, confirmedName);
  if (confirmedName === undefined) return emptyFolder(settings.dataDir);
  throw new ResetRefusedError(
    `There is no database "${confirmedName}" to empty: DATABASE_URL is not set, and without it the ` +
      `embedded database in ${settings.dataDir} would be emptied. Leave out --database for that one.`,
  );
}
