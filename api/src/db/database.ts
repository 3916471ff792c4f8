import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The database or a transaction on it; the same for both engines. Inside a transaction every query
 * goes through the transaction: one on the outer database would wait for ever on PGlite.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database;
  /** Updates the planner's statistics after many rows were written; PostgreSQL does so by itself. */
  updateStatistics: () => Promise<void>;
  /** `backUpEmbedded`; absent for PostgreSQL, which others can connect to meanwhile. */
  backUp?: (file: string) => Promise<void>;
  /** How many connections there are, and how many statements wait for one; absent for an embedded one. */
  pool?: () => { total: number; idle: number; waiting: number };
  close: () => Promise<void>;
}
