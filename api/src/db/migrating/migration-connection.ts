import type { PGlite } from '@electric-sql/pglite';
import type { Client } from 'pg';

/** One connection to the database, on which migrations run; the same for both engines. */
export interface MigrationConnection {
  /** Runs one statement and returns its rows. */
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Runs one statement and returns how many rows it has changed. */
  change: (text: string, values?: unknown[]) => Promise<number>;
}

/** A connection to PostgreSQL. */
export function overPostgres(client: Client): MigrationConnection {
  return {
    query: async <Row>(text: string, values: unknown[] = []) =>
      (await client.query(text, values)).rows as Row[],
    change: async (text, values = []) => (await client.query(text, values)).rowCount ?? 0,
  };
}

/** The embedded database. */
export function overPglite(client: PGlite): MigrationConnection {
  return {
    query: async <Row>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    change: async (text, values = []) => (await client.query(text, values)).affectedRows ?? 0,
  };
}
