import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The database or a transaction on it; the same for both engines. Inside a transaction every query must
 * use the transaction: on PGlite, a query on the outer database would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database;
  /**
   * Updates the planner's statistics after many rows were written; PostgreSQL's autovacuum does so
   * automatically.
   */
  updateStatistics: () => Promise<void>;
  /** `backUpEmbedded`; absent for PostgreSQL, which pg_dump can connect to while the API runs. */
  backUp?: (file: string) => Promise<void>;
  /**
   * How many connections there are, and how many statements wait for one; absent for the embedded database.
   */
  pool?: () => { total: number; idle: number; waiting: number };
  /**
   * Calls the listeners of commits in this process for those of other processes, until the returned function is called;
   * absent for the embedded database, which has one process.
   */
  followCommits?: () => () => Promise<void>;
  close: () => Promise<void>;
}
