import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { TIME_LIMITS } from '../../settings/time-limits';
import { announceWith, callListeners } from '../after-commit';
import type { OpenDatabase } from '../database';
import { DatabaseUnavailableError } from '../database-unavailable';
import { MIGRATIONS, requireKnownSchema } from '../known-schema';
import { createCommitChannel } from './commit-channel';
import { addRequestComments } from './request-comments';
import * as schema from '../schema';

const { connect, statement, silence, idleTransaction } = TIME_LIMITS.database;

/** An arbitrary key of the advisory lock, the same in every process of this API. */
const MIGRATION_LOCK = 804_417_001;

/** Migrates on a separate connection, without the timeouts of the API's statements. */
async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: connect });
  // Without a listener a broken connection would end the process; it also rejects the running query.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnavailableError(error);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await requireKnownSchema(db);
    await migrate(db, MIGRATIONS);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/** A pool that closes a connection when PostgreSQL stops responding while it is in use. */
function openPool(
  connectionString: string,
  onError: (error: Error) => void,
  max: number | undefined,
): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleTransaction,
    keepAlive: true,
  });
  // Without listeners a connection that breaks would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('acquire', (client) => limitSilence(client, silence));
  pool.on('release', (_, client) => limitSilence(client, 0));
  addRequestComments(pool);
  return pool;
}

function limitSilence({ connection: { stream } }: PoolClient, milliseconds: number): void {
  if (!(stream instanceof Socket)) return;
  stream.removeAllListeners('timeout');
  stream.setTimeout(milliseconds, () =>
    stream.destroy(new Error(`No response within ${milliseconds} ms.`)),
  );
}

/** The database over a pool. */
function pooledDatabase(pool: Pool) {
  const db = drizzle(pool, { schema });
  // Drizzle's own method never releases a connection on which a transaction couldn't begin.
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(error);
    });
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}

/**
 * Opens and migrates a PostgreSQL database. An advisory lock keeps processes that start together from migrating at the
 * same time. `connections` is how many it may open; ten by default. Throws a {@link DatabaseUnavailableError} when it
 * can't be reached, a `NewerSchemaError` when a newer version has migrated it.
 */
export async function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  connections?: number,
): Promise<OpenDatabase> {
  await migrateDatabase(connectionString);
  const pool = openPool(connectionString, onError, connections);
  const db = pooledDatabase(pool);
  const channel = createCommitChannel(connectionString);
  announceWith(db, channel.announce);
  // PostgreSQL's autovacuum keeps the statistics up to date.
  return {
    db,
    followCommits: () => channel.follow((topic) => callListeners(db, topic)),
    updateStatistics: () => Promise.resolve(),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
