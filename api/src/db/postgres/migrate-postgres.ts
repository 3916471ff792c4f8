import { setTimeout as delay } from 'node:timers/promises';
import { serverLog } from '@storefront/tools/http-server';
import { Client } from 'pg';
import { TIME_LIMITS } from '../../settings/time-limits';
import { DatabaseUnavailableError } from '../database-unavailable';
import {
  pendingMigrations,
  requireKnownSchema,
  requireNoneNeeded,
} from '../migrating/known-schema';
import { overPostgres, type MigrationConnection } from '../migrating/migration-connection';
import { readMigrations, type Migration } from '../migrating/migration-files';
import { runMigrations, type HeldBack, type MigrationLog } from '../migrating/run-migrations';

/** An arbitrary key of the advisory lock, the same in every process of this API. */
const MIGRATION_LOCK = 804_417_001;

/** Between two looks whether another process still migrates, in milliseconds. */
const LOOK_EVERY = 200;

interface Options extends MigrationLog {
  migrations?: readonly Migration[];
}

/**
 * Migrates a PostgreSQL database as `runMigrations` does; processes that do so at once, one after the other. Returns the
 * migration that has to wait, if one has. Throws a {@link DatabaseUnavailableError} when the database can't be reached.
 */
export function migratePostgres(
  connectionString: string,
  { migrations = readMigrations(), ...log }: Options = {},
): Promise<HeldBack | undefined> {
  return withConnection(connectionString, async (connection) => {
    await waitForTurn(connection);
    return runMigrations(connection, migrations, log);
  });
}

/**
 * Takes the lock of migrations, which closing the connection releases. It asks again and again: a statement that waits
 * keeps its snapshot, and an index that another process makes concurrently would wait for that.
 */
async function waitForTurn(connection: MigrationConnection): Promise<void> {
  for (;;) {
    const [turn] = await connection.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1) as "isOurs"',
      [MIGRATION_LOCK],
    );
    if (turn?.isOurs) return;
    await delay(LOOK_EVERY);
  }
}

/** The migrations that a PostgreSQL database lacks. Throws as {@link migratePostgres} does. */
export function pendingOnPostgres(connectionString: string): Promise<Migration[]> {
  return withConnection(connectionString, (connection) => pending(connection));
}

/**
 * Migrates the database if it may and something is pending. Throws a `PendingMigrationsError` if this version can't run on
 * what is there then, and otherwise as {@link migratePostgres} does.
 */
export async function requireMigrated(
  connectionString: string,
  { migrates }: { migrates: boolean },
): Promise<void> {
  if (migrates && (await pendingOnPostgres(connectionString)).length > 0) {
    await migratePostgres(connectionString, { onWait: (message) => serverLog.warn(message) });
  }
  requireNoneNeeded(await pendingOnPostgres(connectionString));
}

async function pending(connection: MigrationConnection): Promise<Migration[]> {
  const migrations = readMigrations();
  await requireKnownSchema(connection, migrations);
  return pendingMigrations(connection, migrations);
}

/** On a separate connection, without the timeouts of the API's statements. */
async function withConnection<Result>(
  connectionString: string,
  work: (connection: MigrationConnection) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: TIME_LIMITS.database.connect,
  });
  // Without a listener a broken connection would end the process; it also rejects the running query.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnavailableError(error);
  }
  try {
    return await work(overPostgres(client));
  } finally {
    await client.end();
  }
}
