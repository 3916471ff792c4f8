import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pictures } from '../../db/schema';
import { type PictureRow, requeuePictures } from './pictures.repository';
import { productsWith, showPictures } from './shown-pictures.repository';
import type { PictureStore } from './storage/picture-store';

/**
 * Queues a picture once more, whether it was made or not; or `all` that were given up, and all whose files are missing,
 * as after the restore of a backup. Products don't show them until they are made. Returns how many.
 */
export async function retryPictures(
  tx: Database,
  store: PictureStore,
  source: string,
): Promise<number> {
  const found =
    source === 'all'
      ? await findLost(tx, store)
      : await tx.select().from(pictures).where(eq(pictures.source, source));
  const sources = await requeuePictures(
    tx,
    found.map(({ id }) => id),
    new Date(),
  );
  if (sources.length > 0) await showPictures(tx, await productsWith(tx, sources));
  return sources.length;
}

async function findLost(tx: Database, store: PictureStore): Promise<PictureRow[]> {
  const failed = await tx.select().from(pictures).where(eq(pictures.status, 'failed'));
  const done = await tx.select().from(pictures).where(eq(pictures.status, 'done'));
  const lost = [];
  for (const row of done) if (!(await hasFiles(row, store))) lost.push(row);
  return [...failed, ...lost];
}

async function hasFiles({ result }: PictureRow, store: PictureStore): Promise<boolean> {
  for (const name of result?.files ?? []) if (!(await store.has(name))) return false;
  return true;
}
