import { and, lt, max, min, or, sql } from 'drizzle-orm';
import type { ChangeKind } from '@storefront/host/contracts/page-tags';
import type { Database } from '../../db/database';
import { pageChanges } from '../../db/schema';

/** A change of something that pages show; see the schema. */
export interface PageChange {
  kind: ChangeKind;
  name: string;
}

/** What is known of the changes since a cursor. */
interface ReadChanges {
  changes: PageChange[];
  /** The next cursor: every transaction before it has ended. */
  next: string;
  /** True if changes since the cursor may be missing, because they were deleted or are in another database. */
  isOutdated: boolean;
}

/** Transactions that began before all that are still open: what others of them change isn't read too early and then missed. */
const openFrom = sql`pg_snapshot_xmin(pg_current_snapshot())`;

/** The committed changes since a cursor, each once, at most `limit`; without a cursor none. */
export async function findChanges(
  db: Database,
  after: string | undefined,
  limit: number,
): Promise<ReadChanges> {
  const { transaction, kind, name } = pageChanges;
  const isEnded = sql`${transaction} < ${openFrom}`;
  const since = sql`${after ?? null}::xid8`;
  const [state] = await db
    .select({
      next: sql<string>`${openFrom}::text`,
      isOutdated: sql<boolean>`coalesce(${since} < ${min(transaction)} or ${since} > ${openFrom}, false)`,
    })
    .from(pageChanges)
    .where(isEnded);
  if (!state) throw new Error('PostgreSQL returned no row for an aggregate.');
  const { next, isOutdated } = state;
  if (after === undefined || after === next || isOutdated) return { changes: [], next, isOutdated };
  const changes = await db
    .selectDistinct({ kind, name })
    .from(pageChanges)
    .where(and(sql`${transaction} >= ${since}`, sql`${transaction} < ${next}::xid8`))
    .limit(limit);
  return { changes, next, isOutdated };
}

/**
 * Deletes the changes before a moment but for those of the last transaction, by which it is known since when all are
 * there, and what a restored backup brought from another database, whose transactions have other numbers.
 */
export async function deleteOldChanges(db: Database, before: Date): Promise<void> {
  const { transaction, changedAt } = pageChanges;
  const isOld = lt(changedAt, before);
  const lastOld = db
    .select({ last: max(transaction) })
    .from(pageChanges)
    .where(isOld);
  await db
    .delete(pageChanges)
    .where(
      or(
        and(isOld, lt(transaction, sql`(${lastOld})`)),
        sql`${transaction} >= pg_snapshot_xmax(pg_current_snapshot())`,
      ),
    );
}
