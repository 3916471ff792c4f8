import { errorCode } from '@storefront/tools/error-code';
import { runTransaction } from './after-commit';
import type { Database } from './database';

const MAX_ATTEMPTS = 4;
/** Serialization failure and deadlock: the same transaction may succeed when it is retried. */
const RETRIED_STATES = new Set(['40001', '40P01']);

/** The SQLSTATE of a failed query, on either engine; undefined for any other error. */
function sqlState(error: unknown): string | undefined {
  // Drizzle wraps the engine's error.
  return errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined);
}

/** The databases that transactions run on. */
const databases = new WeakMap<Database, Database>();

/** The database that a transaction of `inTransaction` runs on; any other is the database itself. */
export function databaseOf(tx: Database): Database {
  return databases.get(tx) ?? tx;
}

/** Runs `work` in a transaction, and retries it when it conflicted with another one. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(db, (tx) => {
        databases.set(tx, databaseOf(db));
        return work(tx);
      });
    } catch (error) {
      const state = sqlState(error);
      if (attempt === MAX_ATTEMPTS || state === undefined || !RETRIED_STATES.has(state))
        throw error;
    }
  }
}
