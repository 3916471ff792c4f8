import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@storefront/tools/error-code';
import { countOlderConnections, pendingMigrations, requireKnownSchema } from './known-schema';
import type { MigrationConnection } from './migration-connection';
import type { Migration } from './migration-files';

/** A migration that waits until the versions that still use what it takes away have ended. */
export interface HeldBack {
  migration: Migration;
  /** How many connections such versions have. */
  connections: number;
}

/** Who is told what happens, in sentences. */
export interface MigrationLog {
  /** Of a migration that was applied. */
  onApplied?: (message: string) => void;
  /** Of one that waits for a lock. */
  onWait?: (message: string) => void;
}

interface Options extends MigrationLog {
  /** Between two attempts to get a lock, in milliseconds. */
  retryDelay?: number;
}

/** For how long a statement may wait for a lock: what shoppers do meanwhile waits behind it. */
const LOCK_TIMEOUT = '1s';

/** How often a lock is tried for; with the delays, about ten minutes. */
const ATTEMPTS = 150;

/** The lock was not available in time, or somebody else held another one crosswise. */
const LOCK_REFUSED = ['55P03', '40P01'];

/** Others held a lock for too long. */
export class LockRefusedError extends Error {
  override readonly name = 'LockRefusedError';

  constructor(migration: Migration, options: ErrorOptions) {
    super(
      `${migration.name} got no lock in ${ATTEMPTS} attempts, so it isn’t applied. End the transaction that ` +
        'pg_stat_activity shows to be running for so long, and migrate again.',
      options,
    );
  }
}

/**
 * Applies the migrations that the database lacks, in their order, while other processes use it: each in a transaction of
 * its own, or in the steps that its file asks for. A lock that isn't available within a second is given up and tried for
 * again, so that nobody waits behind it for longer. Stops at one that takes away what a running version still uses, and
 * returns it. Throws a `NewerSchemaError`, and a {@link LockRefusedError} when a lock never becomes available.
 */
export async function runMigrations(
  connection: MigrationConnection,
  migrations: readonly Migration[],
  { onApplied, onWait, retryDelay = 3_000 }: Options = {},
): Promise<HeldBack | undefined> {
  await requireKnownSchema(connection, migrations);
  const pending = await pendingMigrations(connection, migrations);
  if (pending.length === 0) return undefined;
  await connection.change(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  try {
    await prepareTable(connection);
    for (const migration of pending) {
      const connections =
        migration.needs === undefined
          ? 0
          : await countOlderConnections(connection, migration.needs);
      if (connections > 0) return { migration, connections };
      await apply(migration);
    }
    return undefined;
  } finally {
    await connection.change('set lock_timeout = default');
  }

  async function apply(migration: Migration): Promise<void> {
    const startedAt = Date.now();
    await (migration.isInSteps ? runSteps(migration) : runTogether(migration));
    onApplied?.(
      `${migration.name} was applied in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s.`,
    );
  }

  function runTogether(migration: Migration): Promise<void> {
    return withLock(migration, async () => {
      await connection.change('begin');
      try {
        for (const { text } of migration.statements) await connection.change(text);
        await record(connection, migration);
        await connection.change('commit');
      } catch (error) {
        await connection.change('rollback');
        throw error;
      }
    });
  }

  async function runSteps(migration: Migration): Promise<void> {
    for (const { text, isInBatches } of migration.statements) {
      const step = () => runStep(connection, text);
      if (isInBatches) while ((await withLock(migration, step)) > 0);
      else await withLock(migration, step);
    }
    await record(connection, migration);
  }

  async function withLock<Result>(
    migration: Migration,
    run: () => Promise<Result>,
  ): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (!LOCK_REFUSED.includes(String(errorCode(error)))) throw error;
        if (attempt === ATTEMPTS) throw new LockRefusedError(migration, { cause: error });
        onWait?.(`${migration.name} waits for a lock that others hold, and tries again.`);
        await delay(retryDelay);
      }
    }
  }
}

/** The table as drizzle makes it, and what a version must know to run after a migration. */
async function prepareTable(connection: MigrationConnection): Promise<void> {
  await connection.change('create schema if not exists drizzle');
  await connection.change(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint, needs bigint)',
  );
  await connection.change(
    'alter table drizzle.__drizzle_migrations add column if not exists needs bigint',
  );
}

async function record(
  connection: MigrationConnection,
  { hash, createdAt, needs = null }: Omit<Migration, 'needs'> & { needs?: number | null },
): Promise<void> {
  await connection.change(
    'insert into drizzle.__drizzle_migrations (hash, created_at, needs) values ($1, $2, $3)',
    [hash, createdAt, needs],
  );
}

const CONCURRENT_INDEX = /create (?:unique )?index concurrently if not exists "(\w+)"/i;

/**
 * Runs one step, and returns how many rows it has changed. An index that is made concurrently blocks nobody while it
 * waits; one whose making was interrupted is unusable, and made again.
 */
async function runStep(connection: MigrationConnection, text: string): Promise<number> {
  const index = CONCURRENT_INDEX.exec(text)?.[1];
  if (index === undefined) return connection.change(text);
  await connection.change('set lock_timeout = 0');
  try {
    const [unfinished] = await connection.query(
      'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
      [`"${index}"`],
    );
    if (unfinished) await connection.change(`drop index concurrently "${index}"`);
    return await connection.change(text);
  } finally {
    await connection.change(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  }
}
