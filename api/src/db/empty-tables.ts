import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import * as schema from './schema';

/** Deletes every row of every table. */
export async function emptyTables(db: Database): Promise<void> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const names = tables.map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}
