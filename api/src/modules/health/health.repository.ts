import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Rejects when the database doesn't respond. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
