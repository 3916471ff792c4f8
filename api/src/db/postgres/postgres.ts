import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { TIME_LIMITS } from '../../settings/time-limits';
import { announceWith, callListeners } from '../after-commit';
import type { OpenDatabase } from '../database';
import { DatabaseUnavailableError } from '../database-unavailable';
import { applicationName } from '../migrating/known-schema';
import { readMigrations } from '../migrating/migration-files';
import { requireMigrated } from './migrate-postgres';
import { createCommitChannel } from './commit-channel';
import { addRequestComments } from './request-comments';
import * as schema from '../schema';

const { connect, statement, silence, idleTransaction } = TIME_LIMITS.database;

/** A pool that closes a connection when PostgreSQL stops responding while it is in use. */
function openPool(
  connectionString: string,
  onError: (error: Error) => void,
  max: number | undefined,
): Pool {
  const pool = new Pool({
    connectionString,
    application_name: applicationName(readMigrations()),
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

interface Options {
  /** How many connections it may open; ten by default. */
  connections?: number | undefined;
  /** Whether it migrates the database; by default it does. */
  migrates?: boolean | undefined;
}

/**
 * Opens a PostgreSQL database, and migrates it unless the options say otherwise. Throws a {@link DatabaseUnavailableError}
 * when it can't be reached, a `NewerSchemaError` when a newer version has taken away what this one uses, and a
 * `PendingMigrationsError` when something that this one uses is missing.
 */
export async function openPostgres(
  connectionString: string,
  onError: (error: Error) => void,
  { connections, migrates = true }: Options = {},
): Promise<OpenDatabase> {
  await requireMigrated(connectionString, { migrates });
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
