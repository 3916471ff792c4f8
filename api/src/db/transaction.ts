import { errorCode } from '../error-code';
import type { Database } from './database';

const ATTEMPTS = 4;
/** Serialization failure and deadlock: nothing is wrong with the transaction but its timing. */
const RETRIED = new Set(['40001', '40P01']);

/** PostgreSQL's code of a failed query, on either engine; undefined for any other error. */
function sqlState(error: unknown): string | undefined {
  // Drizzle wraps the engine's error.
  return errorCode(error) ?? (error instanceof Error ? errorCode(error.cause) : undefined);
}

/** Runs `work` in a transaction, again when it lost a race against another one. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const state = sqlState(error);
      if (attempt === ATTEMPTS || state === undefined || !RETRIED.has(state)) throw error;
    }
  }
}
