import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pageChanges } from '../../db/schema';

/** What is known of the products that were changed since a moment. */
interface ChangedProducts {
  /** This moment: the transactions whose changes are visible, as PostgreSQL writes them. */
  snapshot: string;
  /** Their ids; "unknown" without a moment, and if changes since may be missing. */
  changed: string[] | 'unknown';
}

/** Finds the products that transactions have changed which were not committed yet in the snapshot. */
export type FindChangedProducts = (since: string | undefined) => Promise<ChangedProducts>;

/** Prepares the query for changed products, because it is made with each list. */
export function prepareFindChangedProducts(db: Database): FindChangedProducts {
  const { transaction, kind, name } = pageChanges;
  const since = sql`${sql.placeholder('since')}::pg_snapshot`;
  const firstOpen = sql`pg_snapshot_xmin(${since})`;
  // Changes may have been deleted since, or the snapshot may be of another database.
  const isOutdated = sql`${firstOpen} < (select min(${transaction}) from ${pageChanges})
    or ${firstOpen} > pg_snapshot_xmax(pg_current_snapshot())`;
  const ids = sql`array(
    select distinct ${name} from ${pageChanges}
    where ${transaction} >= ${firstOpen} and not pg_visible_in_snapshot(${transaction}, ${since})
      and ${kind} = 'product'
  )`;
  const query = db
    .select({
      snapshot: sql<string>`pg_current_snapshot()::text`,
      isOutdated: sql<boolean>`${since} is null or coalesce(${isOutdated}, false)`,
      ids: ids as SQL<string[]>,
    })
    .from(sql`(select) as one_row`)
    .prepare('changed_products');
  return async (from) => {
    const [found] = await query.execute({ since: from ?? null });
    if (!found) throw new Error('PostgreSQL returned no row for the changed products.');
    const { snapshot, isOutdated: isUnknown, ids: changed } = found;
    return { snapshot, changed: isUnknown ? 'unknown' : changed };
  };
}
