import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Waits until no other transaction holds the lock of that name, and holds it until this one ends. The lock is PostgreSQL's own, so
 * it is shared by all processes of the API.
 */
export async function lockForTransaction(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}::text, 0))`);
}
