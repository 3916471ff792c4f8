import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import type { OpenDatabase } from './database';
import * as schema from './schema';

/** Any number, the same in every process of this API. */
const MIGRATION_LOCK = 804_417_001;

/**
 * Opens and migrates a PostgreSQL database. An advisory lock keeps processes that start together
 * from migrating at the same time.
 */
export async function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onError);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const db = drizzle(client, { schema });
      await migrate(db, { migrationsFolder: join(import.meta.dirname, 'migrations') });
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  // PostgreSQL's autovacuum keeps the statistics up to date.
  return {
    db: drizzle(pool, { schema }),
    updateStatistics: () => Promise.resolve(),
    close: () => pool.end(),
  };
}
