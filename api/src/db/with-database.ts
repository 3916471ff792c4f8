import { serverLog } from '@storefront/tools/http-server';
import type { Config } from '../settings/config';
import type { OpenDatabase } from './database';
import { openDatabase } from './open-database';

/** Opens the database, runs `work` on it and closes it. Throws as `openDatabase` does. */
export async function withDatabase<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config, (error) => serverLog.error(error));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
