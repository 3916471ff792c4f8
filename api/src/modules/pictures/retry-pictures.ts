import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { notifyAfterCommit } from '../../db/after-commit';
import type { Database } from '../../db/database';
import { pictures } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { type PictureRow, requeuePictures } from './pictures.repository';
import { productsWith, showPictures } from './shown-pictures.repository';
import type { PictureStore } from './storage/picture-store';

/** Pictures in one statement. */
const BATCH = 500;

/**
 * Queues a picture once more, whether it was made or not; or `all` that were given up, and all whose files are missing,
 * as after the restore of a backup. Until they are made, products don't show them, and the store
 * shows them as they were. Returns how many.
 */
export async function retryPictures(
  db: Database,
  store: PictureStore,
  source: string,
): Promise<number> {
  if (source === 'all') return retryLost(db, store);
  const found = await db.select().from(pictures).where(eq(pictures.source, source));
  return requeue(db, found);
}

async function retryLost(db: Database, store: PictureStore): Promise<number> {
  let queued = 0;
  let last = '';
  for (;;) {
    const rows = await db
      .select()
      .from(pictures)
      // Of what was uploaded there is no source any more.
      .where(and(gt(pictures.id, last), ne(pictures.recipe, 'review')))
      .orderBy(asc(pictures.id))
      .limit(BATCH);
    const lost = [];
    for (const row of rows) if (await isLost(row, store)) lost.push(row);
    queued += await requeue(db, lost);
    last = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return queued;
  }
}

async function isLost({ status, result }: PictureRow, store: PictureStore): Promise<boolean> {
  if (status === 'failed') return true;
  if (status !== 'done') return false;
  for (const name of result?.files ?? []) if (!(await store.has(name))) return true;
  return false;
}

async function requeue(db: Database, rows: readonly PictureRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  return inTransaction(db, async (tx) => {
    const ids = rows.map(({ id }) => id);
    const sources = await requeuePictures(tx, ids, new Date());
    await showPictures(tx, await productsWith(tx, sources));
    notifyAfterCommit(tx, 'picture');
    return sources.length;
  });
}
