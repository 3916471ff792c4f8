import { randomUUID } from 'node:crypto';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { auditLog } from '../../db/schema';

/** A change that an operator made; `before` is null for what wasn't there, and `after` for what isn't any more. */
export type AuditedChange = Omit<typeof auditLog.$inferInsert, 'id' | 'at'>;
export type AuditRow = typeof auditLog.$inferSelect;

/** Rows in one statement. */
const BATCH = 1_000;

/** Records changes, in the transaction that makes them. */
export async function recordChanges(
  tx: Database,
  changes: readonly AuditedChange[],
  at = new Date(),
): Promise<void> {
  for (let from = 0; from < changes.length; from += BATCH) {
    const rows = changes.slice(from, from + BATCH);
    await tx.insert(auditLog).values(rows.map((change) => ({ ...change, id: randomUUID(), at })));
  }
}

/** The newest changes, of one subject if it is given. */
export function listChanges(
  db: Database,
  { subject, limit }: { subject?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const conditions: SQL[] = subject === undefined ? [] : [eq(auditLog.subject, subject)];
  return db
    .select()
    .from(auditLog)
    .where(and(...conditions))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
