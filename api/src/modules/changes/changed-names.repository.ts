import { inArray, type SQL, sql } from 'drizzle-orm';
import type { ChangeKind } from '@storefront/host/contracts/page-tags';
import type { Database } from '../../db/database';
import { pageChanges } from '../../db/schema';

/** What is known of what was changed since a moment. */
interface ChangedNames {
  /** This moment: the transactions whose changes are visible, as PostgreSQL writes them. */
  snapshot: string;
  /** The names of what was changed (see `page_changes`); "unknown" without a moment, and if changes since may be missing. */
  changed: string[] | 'unknown';
}

/** Finds the names of what transactions have changed which were not committed yet in the snapshot. */
export type FindChangedNames = (since: string | undefined) => Promise<ChangedNames>;

/** Prepares the query for changes of those kinds, because it is made often. */
export function prepareFindChangedNames(
  db: Database,
  kinds: readonly ChangeKind[],
): FindChangedNames {
  const { transaction, kind, name } = pageChanges;
  const since = sql`${sql.placeholder('since')}::pg_snapshot`;
  const firstOpen = sql`pg_snapshot_xmin(${since})`;
  // Changes may have been deleted since, or the snapshot may be of another database.
  const isOutdated = sql`${firstOpen} < (select min(${transaction}) from ${pageChanges})
    or ${firstOpen} > pg_snapshot_xmax(pg_current_snapshot())`;
  const names = sql`array(
    select distinct ${name} from ${pageChanges}
    where ${transaction} >= ${firstOpen} and not pg_visible_in_snapshot(${transaction}, ${since})
      and ${inArray(kind, [...kinds])}
  )`;
  const query = db
    .select({
      snapshot: sql<string>`pg_current_snapshot()::text`,
      isOutdated: sql<boolean>`${since} is null or coalesce(${isOutdated}, false)`,
      names: names as SQL<string[]>,
    })
    .from(sql`(select) as one_row`)
    .prepare(['changed', ...kinds].join('_'));
  return async (from) => {
    const [found] = await query.execute({ since: from ?? null });
    if (!found) throw new Error('PostgreSQL returned no row for what has changed.');
    const { snapshot, isOutdated: isUnknown, names: changed } = found;
    return { snapshot, changed: isUnknown ? 'unknown' : changed };
  };
}
