import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { pictures, storePictures } from '../../../db/schema';
import { lockStore, saveStore } from '../../store/store.repository';
import { byPlace, placesOf, recipeOf } from './places';

/** A picture that the store shows, or will show. */
export type StorePicture = Awaited<ReturnType<typeof findStorePictures>>[number];

/** The sources of the store's pictures, with what was made of them; without a status before they are queued. */
export async function findStorePictures(db: Database) {
  return db
    .select({
      place: storePictures.place,
      source: storePictures.source,
      text: storePictures.text,
      status: pictures.status,
      lastError: pictures.lastError,
      result: pictures.result,
    })
    .from(storePictures)
    .leftJoin(
      pictures,
      and(eq(pictures.source, storePictures.source), eq(pictures.recipe, storePictures.recipe)),
    )
    .orderBy(asc(storePictures.place));
}

/** Replaces the sources of the store's pictures. */
export async function saveStorePictures(
  tx: Database,
  rows: readonly Pick<StorePicture, 'place' | 'source' | 'text'>[],
): Promise<void> {
  await tx.delete(storePictures);
  if (rows.length === 0) return;
  await tx
    .insert(storePictures)
    .values(rows.map((row) => ({ ...row, recipe: recipeOf(row.place) })));
}

/** Makes the store show its finished pictures. A place whose picture was never finished keeps what it shows. */
export async function showStorePictures(tx: Database): Promise<void> {
  // Whoever else changes the store is waited for, and then read: its sources as well as its pictures.
  const info = await lockStore(tx);
  if (!info) return;
  const places = placesOf(info.pictures);
  for (const { place, text, result } of await findStorePictures(tx)) {
    if (!result) continue;
    places.set(place, { ...result.picture, ...(text !== '' && { alt: text }) });
  }
  await saveStore(tx, { ...info, pictures: byPlace(places) });
}
